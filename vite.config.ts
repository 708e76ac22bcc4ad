/** How the screens are built for the Worker and the browser, and the check that no server code reaches the browser. */
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
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

/** Names that Remix gives its components for developer tools, by which the bundler takes those that no screen uses for used. */
function leaveOutDisplayNames(): Plugin {
	return {
		name: "laurel:leave-out-display-names",
		apply: "build",
		transform(code, id) {
			if (/@remix-run[\\/]react[\\/]dist[\\/]esm/.test(id)) return code.replace(/^\w+\.displayName = "\w+";$/gm, "");
		},
	};
}

/** Parts of the kit, the shell and the features that stand on nearly every screen. */
const onEveryScreen =
	/[\\/]app[\\/]((shell|ui)[\\/](?!data-table|kit-page|confirm-dialog|dialog|slider|stepper|tabs|rich-text|pager|choice|admin-frame|use-polling|mobile-action-bar|points-figure|status-dot|report-button|visitor-language|rules[\\/](paging|operation-state))[^?]+|features[\\/](recognition[\\/](give-anywhere|draft)|catalog[\\/](use-balance|flash-figures)))\.tsx?$/;

/** What draws and moves between screens: a file of its own, so that a phone takes up two halves, not one long whole. */
const engine = /[\\/]node_modules[\\/](react-dom|scheduler|react)[\\/]/;

/** What shows a post with its comments. */
const ofPosts = /[\\/]app[\\/]features[\\/]activity[\\/](?!.+\.route)[^?]+\.tsx?$/;

/**
 * What stands on many screens travels together, and the styles of all screens do: a phone asks for each file apart, and
 * paints nothing before the last file of styles has come.
 */
function chunkOf(id: string): string | undefined {
	if (onEveryScreen.test(id) || id.endsWith(".css") || id.endsWith("vite/preload-helper.js")) return "frame";
	if (engine.test(id)) return "engine";
	return ofPosts.test(id) ? "posts" : undefined;
}

export default defineConfig(({ command, isSsrBuild }) => ({
	plugins: [refuseServerCodeInBrowser(), leaveOutDisplayNames(), remix(remixConfig), tsconfigPaths()],
	build: {
		assetsDir: "webapp/assets",
		// What browsers of the last three years read as it stands: nothing is written longer for older ones.
		target: "es2022",
		emptyOutDir: true,
		assetsInlineLimit: 0,
		rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
	},
	ssr: {
		target: "webworker",
		noExternal: command === "build" ? true : undefined,
		resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
	},
}));
