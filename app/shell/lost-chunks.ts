/** When a script chunk is gone because a new build was deployed, the page reloads once (specification §8). */

/** Asks for the application's version after a chunk failed to load, and reloads when it is another one. */
export function watchLostChunks(app_version: string): void {
	window.addEventListener("vite:preloadError", (event) => {
		event.preventDefault();
		void reloadIfNewer(app_version);
	});
}

async function reloadIfNewer(app_version: string): Promise<void> {
	const ask = (path: string, headers: Record<string, string> = {}) =>
		fetch(path, { method: "POST", body: "{}", headers: { "content-type": "text/plain", ...headers } }).then(
			(answer) => answer.json() as Promise<Record<string, string>>,
		);
	const { csrf_token } = await ask("/api/users/api_csrf_token");
	const { version } = await ask("/api/accounts/api_app_version", { "x-csrf-token": csrf_token ?? "" });
	if (version !== app_version) window.location.reload();
}
