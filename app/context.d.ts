/** Types of the load context, and of single fetch. */
import type { ScreenContext } from "#workers/http/screen-context";

declare module "@remix-run/cloudflare" {
	interface AppLoadContext extends ScreenContext {}
	interface Future {
		v3_singleFetch: true;
	}
}
