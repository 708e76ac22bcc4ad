/** The open lines of an object to pages: what they are told comes at most so often, and the last of it always. */

/** Sockets that sleep with their object. */
export class PageLines {
	private toldAt = 0;
	private timer: ReturnType<typeof setTimeout> | undefined;

	/** `message` is asked when it is sent, so that it is the latest; none: nothing is sent. `isLast` ends the lines. */
	constructor(
		private readonly context: DurableObjectState,
		private readonly pauseMs: number,
		private readonly message: () => { text: string; isLast: boolean } | undefined,
	) {}

	/** Answers the upgrade of a page, which is told at once. */
	open(): Response {
		const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket];
		this.context.acceptWebSocket(server);
		const said = this.message();
		if (said) server.send(said.text);
		return new Response(null, { status: 101, webSocket: client });
	}

	/** Tells the pages, now or when the pause after the last time is over. */
	tellSoon(): void {
		if (this.timer !== undefined || this.context.getWebSockets().length === 0) return;
		this.timer = setTimeout(() => this.tell(), Math.max(0, this.toldAt + this.pauseMs - Date.now()));
	}

	private tell(): void {
		this.timer = undefined;
		this.toldAt = Date.now();
		const said = this.message();
		if (!said) return;
		for (const page of this.context.getWebSockets()) {
			try {
				page.send(said.text);
				if (said.isLast) page.close(1000, "ended");
			} catch {
				// A page that is gone needs no news; the runtime takes its line away.
			}
		}
	}
}
