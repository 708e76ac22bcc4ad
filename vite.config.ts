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

/**
 * Parts of the kit and the shell that stand on nearly every screen travel in one file, and the styles of all screens in
 * another: a phone asks for each file apart, and paints nothing before the last file of styles has come.
 */
const onEveryScreen =
	/[\\/]app[\\/](shell|ui)[\\/](?!data-table|kit-page|confirm-dialog|dialog|slider|stepper|tabs|rich-text|pager|choice|admin-frame)[^?]+\.tsx?$/;

function chunkOf(id: string): string | undefined {
	return onEveryScreen.test(id) || id.endsWith(".css") ? "frame" : undefined;
}

export default defineConfig(({ command, isSsrBuild }) => ({
	plugins: [refuseServerCodeInBrowser(), remix(remixConfig), tsconfigPaths()],
	build: {
		assetsDir: "webapp/assets",
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
