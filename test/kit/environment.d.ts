/** What the tests' runtime is bound to beside the Worker's own bindings. */
declare namespace Cloudflare {
	interface Env extends EnvironmentOfTests {}
}
type EnvironmentOfTests = import("#workers/kernel/environment").Environment & {
	MIGRATIONS: { directory: D1Migration[]; shard: D1Migration[] };
};
type D1Migration = import("@cloudflare/vitest-pool-workers").D1Migration;
