/** How the screens are built for the Worker and the browser, and the check that no server code reaches the browser. */
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { isOfRemix, withoutDisplayNames } from "./app/remix-internals/display-names";
import { isRouteDiscovery, laterRoutes } from "./app/remix-internals/route-discovery";
import remixConfig from "./remix.config.js";

const serverOnly = /[\\/](workers|drizzle)[\\/]/;
const safeForBrowsers = /@browser-safe/;

/** Fails the browser build when a module of the server, not marked as safe for browsers, is resolved into it. */
function refuseServerCodeInBrowser(): Plugin {
	return {
		name: "laurel:refuse-server-code-in-browser",
		enforce: "pre",
		transform(code, id, options) {
			if (options?.ssr || id.includes("node_modules") || !serverOnly.test(id)) return;
			if (!safeForBrowsers.test(code)) this.error(`${id} is server code and was imported into the browser build`);
		},
	};
}

/** Leaves out names by which the bundler takes components for used. */
function leaveOutDisplayNames(): Plugin {
	return {
		name: "laurel:leave-out-display-names",
		apply: "build",
		transform(code, id) {
			return isOfRemix(id) ? withoutDisplayNames(code) : undefined;
		},
	};
}

/** Puts a second list of routes in the place of Remix's discovery of them, which is off. */
function replaceRouteDiscovery(): Plugin {
	return {
		name: "laurel:replace-route-discovery",
		apply: "build",
		transform(_code, id, options) {
			return !options?.ssr && isRouteDiscovery(id) ? laterRoutes : undefined;
		},
	};
}

/** Parts of the kit, the shell and the features that stand on nearly every screen. */
const onEveryScreen =
	/[\\/]app[\\/]((shell|ui)[\\/](?!breakable|data-table|kit-page|post|page-dialog|facts|confirm-dialog|dialog|slider|stepper|tabs|rich-text|pager|choice|admin-frame|use-polling|mobile-action-bar|points-figure|search-(panel|results|text)|suggesting-input|welcome-cover|sign-in-frame|visitor-frame|system-tip|skeleton|unbroken|text-area|store-tile|affordable-mark|countdown|terms-text|lost-address|status-dot|report-button|visitor-language|grid|rules[\\/](paging|counter-tone|operation-state|store-tile|countdown|status-tone))[^?]+)\.tsx?$/;

/** Parts of the shell that few need (app/shell/late-parts.tsx): each a file of its own, into which nothing else draws it. */
const lateParts =
	/[\\/]app[\\/]shell[\\/](error-page|acting-banner|access-banner|one-bar|terms-gate|lost-page|filter-link)\.tsx$/;

/** What every form of an endpoint needs: the frame itself has one (the terms). */
const everyForm =
	/[\\/]app[\\/]form[\\/](endpoint-form|form-scope|form-problems|field-checks|form-answer|staying-forms|submit-button)\.tsx?$/;

/** What stands around the fields of forms that have pages of their own. */
const ofFormPages = /[\\/]app[\\/]form[\\/](form-foot|form-page|search-form|use-focus-on-answer)\.tsx?$/;

/** What stands above, below, in and in the place of the rows of nearly every list, the store's too. */
const ofLists =
	/[\\/]app[\\/](ui[\\/](pager|status-dot|rules[\\/]status-tone)|list[\\/](list-pager|filter-fields|no-rows|use-followed-filters))\.tsx?$/;

/** A list as a table. */
const ofTables =
	/[\\/]app[\\/](ui[\\/]data-table[\\/][^?]+|list[\\/](list-table|list-screen|cells|suggested-field|report-button))\.tsx?$/;

/** Tiles of the store, with their prices and clocks. */
const ofTiles =
	/[\\/]app[\\/](ui[\\/](rules[\\/])?(store-tile|affordable-mark|countdown)|features[\\/]catalog[\\/](use-balance|flash-figures))\.tsx?$/;

/** Calls that a screen makes by itself: tiles, tables and searches need them, and none needs the others for it. */
const ofCalls = /[\\/]app[\\/](call[\\/]use-call|ui[\\/]use-polling)\.ts$/;

/** What stands in the place of Remix's own. */
const internals = /[\\/]app[\\/]remix-internals[\\/](late-scripts|page-data|pages|style-links|cached-markup)\.tsx?$/;

/** What draws and moves between screens: a file of its own, so that a phone takes up two halves, not one long whole. */
const engine = /[\\/]node_modules[\\/](react-dom|scheduler|react)[\\/]/;

/** What shows a post with its comments, but for what its own page, an @ and the live feed bring; its own styles and those of the flash sale, which stands beside them on home, are one file. */
const ofPosts =
	/[\\/]app[\\/](features[\\/]activity[\\/](?!.+\.route|comment-picture|index\.picture|likers|live-feed|mention-picker|shown-picture|typed-mention|use-live-feed)[^?]+\.tsx?|ui[\\/]post\.tsx?|features[\\/](catalog[\\/]flash-card|recognition[\\/]recognition-post)\.css)$/;

/** What dresses every screen and the parts of the kit; the rest of the styles comes with the screens that import it. */
const stylesOfEveryScreen =
	/[\\/]app[\\/](styles|shell(?![\\/](search|welcome)\.css)|ui(?![\\/]data-table))[\\/][^?]+\.css$/;

/** The store and its items are seen one after the other. */
const ofStore = /[\\/]app[\\/]features[\\/]catalog[\\/](?!flash-card|manage)[^?]+\.css$/;

/**
 * What stands on many screens travels together, and so do the store's styles: a phone asks for each file apart, and paints
 * nothing before the last file of styles has come.
 */
function chunkOf(id: string): string | undefined {
	const late = lateParts.exec(id)?.[1];
	if (late) return late;
	if (
		onEveryScreen.test(id) ||
		internals.test(id) ||
		everyForm.test(id) ||
		stylesOfEveryScreen.test(id) ||
		id.endsWith("vite/preload-helper.js")
	)
		return "frame";
	if (engine.test(id)) return "engine";
	if (ofTiles.test(id)) return "tiles";
	if (ofCalls.test(id)) return "calls";
	if (ofLists.test(id)) return "list-parts";
	if (ofTables.test(id)) return "data-table";
	if (ofFormPages.test(id)) return "form-page";
	const control = /[\\/]app[\\/]ui[\\/](text-area|choice|tabs|suggesting-input)\.tsx$/.exec(id)?.[1];
	if (control) return control;
	if (ofStore.test(id)) return "store-styles";
	return ofPosts.test(id) ? "posts" : undefined;
}

/** Seven characters tell one build's file from another's, the fewest that the bundler takes; the list of all routes names each. */
const shortNames = {
	entryFileNames: "webapp/assets/[name]-[hash:7].js",
	chunkFileNames: "webapp/assets/[name]-[hash:7].js",
};

/** The server names styles by their addresses, too. */
const assetFileNames = "webapp/assets/[name]-[hash:7][extname]";

export default defineConfig(({ command, isSsrBuild }) => ({
	plugins: [
		refuseServerCodeInBrowser(),
		leaveOutDisplayNames(),
		replaceRouteDiscovery(),
		remix(remixConfig),
		tsconfigPaths(),
	],
	build: {
		assetsDir: "webapp/assets",
		// What browsers of the last three years read as it stands: nothing is written longer for older ones.
		target: "es2022",
		emptyOutDir: true,
		assetsInlineLimit: 0,
		rollupOptions: {
			output: isSsrBuild ? { assetFileNames } : { assetFileNames, manualChunks: chunkOf, ...shortNames },
		},
	},
	ssr: {
		target: "webworker",
		noExternal: command === "build" ? true : undefined,
		resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
	},
}));
