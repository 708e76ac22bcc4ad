/** The types of what TypeScript takes from serve-custom-hostnames.mjs. */

/** The stand-in while it serves. */
export type ServedHostnames = {
	port: number;
	vars: Record<
		"CUSTOM_HOSTNAMES_ZONE" | "CUSTOM_HOSTNAMES_TOKEN" | "CUSTOM_HOSTNAMES_TARGET" | "CUSTOM_HOSTNAMES_URL",
		string
	>;
	stop(): Promise<void>;
};

/** Starts it on a free port of this machine. */
export function serveCustomHostnames(options: { persist: string; target: string }): Promise<ServedHostnames>;
