/** The types of runtime.mjs for tests that serve the built Worker themselves. */
export type Runtime = {
	port: number;
	fetch(url: string, options?: RequestInit): Promise<Response>;
	stop(): Promise<void>;
};
export function startRuntime(options: {
	port?: number;
	persist?: string;
	vars?: Record<string, string>;
	quiet?: boolean;
	isWatched?: boolean;
	makeNeighbour?: (own: { compatibilityDate: string; outboundService: unknown }) => object;
}): Promise<Runtime>;

/** Opens databases of a state folder without the Worker. */
export function openDatabases(persist?: string): Promise<{
	database(binding: string): Promise<D1Database>;
	stop(): Promise<void>;
}>;
