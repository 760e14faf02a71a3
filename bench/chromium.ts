/**
 * Chromium features to switch off. The last three draw pages for the address bar in every new window, which cost as
 * much processor time as the measured page. The others are Playwright's own list, which ours replaces.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
]

/**
 * Chromium's arguments for tests and measurements. It resolves no hosts of its own, because a closed network answers
 * them with many refusals.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // All pages share one process: a fresh one for each test costs a tenth of its time.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  `--disable-features=${WITHOUT.join(',')}`,
]
