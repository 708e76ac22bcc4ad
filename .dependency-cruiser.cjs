/** The layers of the project as rules on imports: who may know whom. */
const { existsSync, readdirSync, readFileSync } = require("node:fs");
const { join } = require("node:path");

const feature = "^workers/features/([^/]+)/";
const anyFeature = "^workers/features/";
const featureArrows = readArrows();

/** Which feature may use which other's index.ts; the one list of arrows between features. */
function readArrows() {
	const file = join(__dirname, "workers/features/arrows.json");
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Files of a folder whose opening carries a mark such as @browser-safe, as one expression; matches nothing if none. */
function markedFiles(folders, mark) {
	const marked = folders
		.filter((folder) => existsSync(join(__dirname, folder)))
		.flatMap((folder) =>
			readdirSync(join(__dirname, folder), { recursive: true }).map(
				(name) => `${folder}/${name.replaceAll("\\", "/")}`,
			),
		)
		.filter((path) => /\.tsx?$/.test(path) && readFileSync(join(__dirname, path), "utf8").includes(mark));
	return marked.length === 0 ? "^$" : `^(${marked.map((path) => path.replaceAll(".", "\\.")).join("|")})$`;
}

const browserSafe = markedFiles(["workers"], "@browser-safe");
const pure = markedFiles(["workers/kernel", "workers/runtime"], "@pure");

/** A rule that forbids imports from some files to others, at run time or altogether. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const atRunTime = { dependencyTypesNot: ["type-only"] };

const layerRules = [
	forbid("no-cycles", "No file may reach itself through its imports, of types either.", {}, { circular: true }),
	forbid(
		"drizzle-first",
		"Tables know nothing of the code that uses them.",
		{ path: "^drizzle/" },
		{ path: "^(workers|app)/" },
	),
	forbid(
		"rules-are-pure",
		"Rules take data and give data: no SQL, no tables, no transport.",
		{ path: "^workers/features/[^/]+/(imports/)?rules/" },
		{
			path: "^(drizzle/|workers/(http|durable-objects)/|workers/[^/]+\\.ts$|workers/features/[^/]+/(imports/)?((store|lists|endpoints|jobs)(/|\\.ts)|imports/[^/]+\\.ts$))",
			...atRunTime,
		},
	),
	forbid(
		"rules-know-pure-kernel-only",
		"Of kernel and runtime, rules may run only files marked @pure or @browser-safe.",
		{ path: "^workers/features/[^/]+/(imports/)?rules/" },
		{ path: "^workers/(kernel|runtime)/", pathNot: [pure, browserSafe], ...atRunTime },
	),
	forbid(
		"store-below-endpoints",
		"SQL and lists know nothing of the acts above them.",
		{ path: "^workers/features/[^/]+/(imports/)?(store\\.ts$|store/|lists/)" },
		{ path: "^workers/(http/|index\\.ts|registry\\.ts|features/[^/]+/(endpoints|jobs)/)" },
	),
	forbid(
		"acts-below-registry",
		"Endpoints and jobs know neither the registry nor the transport.",
		{ path: "^workers/features/" },
		{ path: "^workers/(http/|index\\.ts|registry\\.ts|durable-objects/)", ...atRunTime },
	),
	forbid(
		"registry-below-http",
		"The registry knows no transport.",
		{ path: "^workers/registry\\.ts$" },
		{ path: "^workers/(http/|index\\.ts)" },
	),
	forbid(
		"http-names-no-feature",
		"The transport serves what the registry declares; whom it serves the runtime finds.",
		{ path: "^workers/http/" },
		{ path: "^workers/features/" },
	),
	forbid(
		"http-below-index",
		"Only the runtime enters at index.ts.",
		{ path: "^workers/.+/" },
		{ path: "^workers/index\\.ts$" },
	),
	forbid(
		"kernel-knows-no-feature",
		"The kernel serves every feature and knows none.",
		{ path: "^workers/kernel/" },
		{ path: "^workers/(features|http|background|durable-objects)/|^workers/[^/]+\\.ts$" },
	),
	forbid(
		"runtime-below-transport",
		"What the isolate keeps knows nothing of requests' ways, queues and objects, and of features only accounts and sessions.",
		{ path: "^workers/runtime/" },
		{
			path: "^workers/(http|background|durable-objects|features)/|^workers/[^/]+\\.ts$",
			pathNot: "^workers/features/(account|session)/index\\.ts$",
		},
	),
	forbid(
		"background-apart-from-http",
		"Queue and schedule need nothing of HTTP; what both keep lies in the runtime.",
		{ path: "^workers/(background|durable-objects)/" },
		{ path: "^workers/http/" },
	),
];

const featureRules = [
	forbid(
		"features-meet-at-index",
		"Another feature is reached through its index.ts alone.",
		{ path: feature },
		{
			path: anyFeature,
			pathNot: ["^workers/features/$1/", "^workers/features/[^/]+/index\\.ts$", "^workers/features/[^/]+$"],
		},
	),
	...listFeatures().map((name) =>
		forbid(
			`arrows-of-${name}`,
			"An arrow between features must stand in workers/features/arrows.json.",
			{ path: `^workers/features/${name}/` },
			{
				path: `^workers/features/[^/]+/index\\.ts$`,
				pathNot: [name, ...(featureArrows[name] ?? [])].map((other) => `^workers/features/${other}/`),
			},
		),
	),
	forbid(
		"screens-of-features-apart",
		"A screen's feature is reached through its index alone, or through index.<part>.ts of what only few screens need.",
		{ path: "^app/features/([^/]+)/" },
		{
			path: "^app/features/",
			pathNot: ["^app/features/$1/", "^app/features/[^/]+/index(\\.(server|recipients|profile|picture))?\\.tsx?$"],
		},
	),
	forbid(
		"kit-knows-no-feature",
		"The kit of the screens knows no feature.",
		{ path: "^app/ui/" },
		{ path: "^app/(features|shell)/" },
	),
];

const boundaryRules = [
	forbid(
		"screens-have-no-sql",
		"Screens know neither tables nor SQL.",
		{ path: "^app/" },
		{ path: "^drizzle/|node_modules/drizzle-orm/" },
	),
	forbid(
		"screens-import-types-only",
		"Of the Worker, screens may import types, and files marked @browser-safe.",
		{ path: "^app/" },
		{ path: "^workers/", pathNot: browserSafe, ...atRunTime },
	),
	forbid(
		"worker-knows-no-screen",
		"The Worker reaches the screens only through their built form.",
		{ path: "^workers/" },
		{ path: "^app/", ...atRunTime },
	),
	forbid(
		"product-knows-no-test",
		"The product runs without its tests and scripts.",
		{ path: "^(app|workers|drizzle)/" },
		{ path: "^(test|scripts|demo)/" },
	),
	forbid(
		"imports-resolve",
		"Every import leads somewhere.",
		{ path: "^(app|workers|drizzle)/" },
		{
			couldNotResolve: true,
			pathNot: "^(cloudflare:|virtual:|node:|.*build/server)",
		},
	),
];

function listFeatures() {
	const folder = join(__dirname, "workers/features");
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name);
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
	forbidden: [...layerRules, ...featureRules, ...boundaryRules],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: "^build/" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["workerd", "worker", "import", "types", "default"],
		},
	},
};
