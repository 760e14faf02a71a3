/**
 * Features that a browser without a window does not need. The last three are pages of its own that Chromium draws for its address bar in
 * every new window: they take as much processor as the page that is looked at. The others are Playwright's, which a list replaces.
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

/** Chromium for tests and measurements: without hosts of its own, which a closed network answers with a flood of refusals. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // One process for all pages: a fresh one for each test costs a tenth of its time.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  `--disable-features=${WITHOUT.join(',')}`,
]
