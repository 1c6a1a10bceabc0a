// Which folder may import which; ARCHITECTURE.md has the reasons. scripts/boundaries.test.ts plants a violation of every
// rule below and checks that exactly that rule reports it. Paths are relative to the top of the checkout.

// Tests, and what several of them share.
const test = String.raw`\.test(ing)?\.tsx?$`;
const contract = '^src/features/[^/]+/[a-z-]*contract\\.ts$';
// A contract has a stricter rule of its own, so the browser rules leave it out.
const browser = ['^src/(web|backoffice|ui)/', '^src/features/[^/]+/(web|backoffice)/'];
const sliceServer = '^src/features/[^/]+/server/';
const queries = '/queries\\.ts$';
// Renders the first page on the server: it runs in Node, although it is among the browser code.
const serverRendering = '^src/web/entry-server\\.tsx$';

const npm = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;
const serverPackages = npm(
  '@electric-sql',
  '@fastify',
  '@node-rs',
  'drizzle-orm',
  'drizzle-kit',
  'fastify',
  'fastify-[^/]+',
  'find-my-way',
  'ipaddr.js',
  'jose',
  'nodemailer',
  'oidc-provider',
  'openid-client',
  'otpauth',
  'pg',
  'pg-boss',
  'pino',
  'prom-client',
  'sanitize-html',
  'unhomoglyph',
  'web-push',
  'yaml',
  'yazl',
  'zod',
);
const browserPackages = npm(
  '@fontsource-variable',
  '@noble',
  '@tanstack/react-query',
  '@tiptap',
  'htmlparser2',
  'lucide-react',
  'qr',
  'react',
  'react-dom',
  'react-router',
);

const forbidden = [
  {
    name: 'imports-resolve',
    comment: 'Every import leads somewhere; otherwise the other rules would look at nothing and pass.',
    from: { pathNot: test },
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'no-cycles',
    comment:
      'Modules do not import each other in a circle, types included: neither could be understood alone.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment:
      'A module that imports nothing and that nothing imports is left over. (knip finds the other leftovers.)',
    from: {
      orphan: true,
      pathNot: [
        '^src/server/(main|migrate|seed|secrets)\\.ts$',
        '^src/backoffice/entry\\.tsx$',
        '^src/web/entry-(client|server)\\.tsx$',
        // Imported by the configuration of Playwright.
        '^e2e/runs\\.ts$',
        // Fetched by address.
        '^src/web/public/',
        '\\.d\\.m?ts$',
        test,
      ],
    },
    to: {},
  },

  // Layers: imports only point down.
  {
    name: 'domain-imports-only-domain',
    comment: 'The domain holds pure rules: no other folder, no npm package, nothing of Node.',
    from: { path: '^src/domain/', pathNot: test },
    to: { pathNot: '^src/domain/' },
  },
  {
    name: 'domain-kit-below-areas',
    comment: 'Days, amounts and problems serve every area of the domain and know none of them.',
    from: { path: '^src/domain/kit/', pathNot: test },
    to: { path: '^src/domain/', pathNot: '^src/domain/kit/' },
  },
  {
    name: 'contract-kit-imports-only-domain',
    comment: 'What contracts are made of runs in the browser as well: the domain and zod, nothing else.',
    from: { path: '^src/contract/', pathNot: test },
    to: { pathNot: ['^src/(domain|contract)/', '(^|/)node_modules/zod/'] },
  },
  {
    name: 'db-below-the-rest',
    comment: 'The database layer knows the domain only.',
    from: { path: '^src/db/', pathNot: test },
    to: { path: '^src/(contract|platform|ui|features|server|web|backoffice)/' },
  },
  {
    name: 'platform-below-features',
    comment: 'The server kit serves the slices and knows none of them, nor the browser kit.',
    from: { path: '^src/platform/', pathNot: test },
    to: { path: '^src/(ui|features|server|web|backoffice)/' },
  },
  {
    name: 'ui-below-features',
    comment: 'The browser kit serves the slices and knows none of them.',
    from: { path: '^src/ui/', pathNot: test },
    to: { path: '^src/(features/(?![^/]+/server/)|web/|backoffice/)' },
  },
  {
    name: 'features-below-programs',
    comment: 'Slices are put together by the three programs and know none of them.',
    // Contracts and screens have rules of their own.
    from: { path: '^src/features/', pathNot: [test, contract, ...browser] },
    to: { path: '^src/(server|web|backoffice)/' },
  },
  {
    name: 'slice-screens-below-programs',
    comment: 'Screens of a slice are put together by the web programs and know none of them.',
    from: { path: '^src/features/[^/]+/(web|backoffice)/', pathNot: test },
    to: { path: '^src/(web|backoffice)/' },
  },
  {
    name: 'browser-programs-apart',
    comment:
      'The site and the pages of the staff are two programs: what both need is in src/ui/ or in a slice.',
    from: { path: '^src/(web|backoffice)/', pathNot: test },
    to: { path: '^src/(web|backoffice)/', pathNot: '^src/$1/' },
  },
  {
    name: 'staff-pages-need-no-site',
    comment: 'The pages of the staff belong to no site: what they show is built on src/ui/kit.ts alone.',
    from: { path: '^src/backoffice/entry' },
    to: { path: '^src/ui/app/app\\.ts$', reachable: true },
  },
  {
    name: 'server-program-loads-no-browser-code',
    comment:
      'Node runs the server from source and cannot read .tsx: it loads the built bundle and knows its types only.',
    from: { path: '^src/server/', pathNot: test },
    to: {
      path: ['^src/(web|backoffice|ui)/', '^src/features/[^/]+/(web|backoffice)/'],
      dependencyTypesNot: ['type-only'],
    },
  },

  // Browser code and server code meet in contracts only.
  {
    name: 'browser-imports-no-server-code',
    comment: 'What runs in the browser never imports the server, its kit or the database, not even a type.',
    from: { path: browser, pathNot: test },
    to: { path: ['^src/(server|platform|db)/', sliceServer] },
  },
  {
    name: 'browser-uses-nothing-of-node',
    comment: 'Browsers have no Node modules.',
    from: { path: browser, pathNot: [test, serverRendering] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'browser-uses-no-server-packages',
    comment: 'These packages belong to the server; one import would pull them into the bundle.',
    from: { path: browser, pathNot: test },
    to: { path: serverPackages },
  },
  {
    name: 'slice-server-imports-no-browser-code',
    comment: 'The server half of a slice never imports screens or the browser kit.',
    from: { path: sliceServer, pathNot: test },
    to: { path: ['^src/ui/', '^src/features/[^/]+/(web|backoffice)/'] },
  },
  {
    name: 'server-code-uses-no-browser-packages',
    comment: 'Server code has no use for React; what renders pages and mails is built for it.',
    from: { path: [sliceServer, '^src/(platform|db)/'], pathNot: test },
    to: { path: browserPackages },
  },

  // Around the product.
  {
    name: 'product-knows-no-tools',
    comment: 'Journeys, benchmarks and scripts look at the product; it does not look back.',
    from: { path: '^src/', pathNot: test },
    to: { path: '^(bench|e2e|scripts)/' },
  },
  {
    name: 'journeys-and-benchmarks-apart',
    comment: 'A journey measures nothing, and a benchmark walks no journey.',
    from: { path: '^(bench|e2e)/' },
    to: { path: '^(bench|e2e)/', pathNot: '^$1/' },
  },

  // Slices.
  {
    name: 'slices-meet-at-contracts',
    comment: 'A slice imports nothing of another slice but its contract.',
    from: { path: '^src/features/([^/]+)/', pathNot: [test, contract] },
    to: { path: '^src/features/', pathNot: ['^src/features/$1/', contract] },
  },
  {
    name: 'contracts-stay-small',
    comment:
      'A contract is read by everybody: it imports the domain, what contracts are made of and other contracts. Its schemas come from src/contract/schema.ts, which has what works in the browser.',
    from: { path: contract },
    to: { pathNot: ['^src/(domain|contract)/', contract] },
  },

  // The database.
  {
    name: 'database-only-in-queries',
    comment: 'SQL has one place per slice and per part of the server kit: queries.ts.',
    from: { path: sliceServer, pathNot: [test, queries] },
    to: { path: '^src/db/' },
  },
  {
    name: 'platform-database-only-in-queries',
    comment:
      'The server kit passes connections around, so it may name their types; it queries in queries.ts only.',
    from: { path: '^src/platform/', pathNot: [test, queries] },
    to: { path: '^src/db/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server-program-only-wires-the-database',
    comment: 'The server opens, migrates and seeds the database; tables are for queries.ts.',
    from: { path: '^src/server/', pathNot: test },
    to: { path: '^src/db/schema/' },
  },
  {
    name: 'drizzle-only-in-queries',
    comment:
      'Queries are written in queries.ts and src/db, so that is the only place that knows the library.',
    from: { path: ['^src/(server|platform)/', sliceServer], pathNot: [test, queries] },
    to: { path: npm('drizzle-orm', 'drizzle-kit') },
  },
];

module.exports = {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // See imports that exist for their types only as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
