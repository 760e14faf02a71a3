// What the style sheets must keep to. Their layout is Biome's.

/** Lengths that need no token: relative to the text, the container or the screen. */
const RELATIVE = ['em', 'lh', 'ch', '%', 'vh', 'vw', 'dvh', 'cqi', 'fr']

export default {
  plugins: ['stylelint-declaration-strict-value'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Every value of the look is a token.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/i, 'color-mix', 'light-dark'],
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'font-family', 'font-size', 'font-weight', 'z-index', '/radius$/', '/timing-function$/'],
      { ignoreValues: ['transparent', 'inherit', 'currentcolor', 'none', '0', '/^[0-9.]+(em|%)$/'], disableFix: true },
    ],
    'declaration-property-unit-allowed-list': {
      '/^(margin|padding|gap|row-gap|column-gap|border-spacing|inset|top|right|bottom|left)/': RELATIVE,
      font: [],
      '/^(transition|animation)/': [],
    },
    'declaration-property-value-allowed-list': { 'box-shadow': [/var\(--/, 'none'] },
    'declaration-property-value-disallowed-list': { font: [/^\d/] },
    // Nothing is forced, and nothing reaches out of its module.
    'declaration-no-important': true,
    'selector-max-id': 0,
    'selector-pseudo-class-disallowed-list': ['global', 'local'],
    'property-disallowed-list': ['composes'],
  },
  overrides: [
    // Where the tokens are made of something.
    {
      files: ['src/ui/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    // Where fonts get their names, and where browsers' own values are undone.
    { files: ['src/ui/{fonts,reset}.css'], rules: { 'scale-unlimited/declaration-strict-value': null } },
    // A class belongs to a module, which gives it a unique name.
    { files: ['src/ui/{reset,base}.css', 'src/routes/*.css'], rules: { 'selector-max-class': 0 } },
  ],
}
