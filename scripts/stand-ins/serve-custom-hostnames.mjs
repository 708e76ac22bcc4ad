/** Serves the stand-in for Cloudflare's custom hostnames, and keeps what it has in the state's folder. */
import { join } from "node:path";
import { createCustomHostnames } from "./custom-hostnames.mjs";
import { rememberIn, serveStandIn } from "./serve-stand-in.mjs";

const zone = "local-zone";
const token = "local-token";

/** Starts it; answers the settings with which the Worker asks it, and how to stop it. */
export async function serveCustomHostnames({ persist, target }) {
	const standIn = createCustomHostnames({ zone, token, ...rememberIn(join(persist, "custom-hostnames.json")) });
	const { port, stop } = await serveStandIn(standIn);
	return {
		port,
		vars: {
			CUSTOM_HOSTNAMES_ZONE: zone,
			CUSTOM_HOSTNAMES_TOKEN: token,
			CUSTOM_HOSTNAMES_TARGET: target,
			CUSTOM_HOSTNAMES_URL: `http://127.0.0.1:${port}/client/v4`,
		},
		stop,
	};
}
