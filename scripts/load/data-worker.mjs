/** Runs statements for scripts inside a loaded runtime, one request a batch; reachable under a host name that no tenant can have. */
export default {
	async fetch(request, env) {
		const { binding, statements } = await request.json();
		try {
			const database = env[binding];
			const bound = statements.map(({ text, params }) => database.prepare(text).bind(...params));
			return Response.json({ results: await database.batch(bound) });
		} catch (error) {
			return Response.json({ error: error.message }, { status: 500 });
		}
	},
};
