/** The open lines of an object to pages: what they are told comes at most so often, and only to whom a session still lets in. */

/** Whose page it is; its line ends with the session. */
export type LineReader = { user_id: number; session_hash: string };

/** What an object says to its pages, and how it finds out which of their sessions live. */
export type LineSource = {
	/** Asked when it is sent, so that it is the latest; none: nothing is sent. `isLast` ends the lines. */
	message: () => { text: string; isLast: boolean } | undefined;
	/** Those of the sessions that live. */
	liveSessions: (hashes: readonly string[]) => Promise<ReadonlySet<string>>;
};

/** Why a line ends: codes of its own, which pages know (app/features/catalog/sale-line.ts). */
export const lineEnds = {
	over: [1000, "ended"],
	sessionEnded: [4401, "session ended"],
	tooMany: [4429, "too many lines"],
} as const;

/** So many pages of one person hear of a sale; who opens one more loses the oldest. */
const maxPerPerson = 5;
/** So many hear of it at all; the others ask now and then. */
const maxLines = 10_000;
/** Sessions are looked up at most so often, before the next news goes out. */
const checkPauseMs = 5_000;
/** A line without news is looked at so often. */
const quietCheckMs = 60_000;

type Attached = LineReader & { opened_at: number };

const readerOf = (page: WebSocket) => page.deserializeAttachment() as Attached;

/** Sockets that sleep with their object. */
export class Broadcaster {
	private toldAt = 0;
	private checkedAt = Date.now();
	private timer: ReturnType<typeof setTimeout> | undefined;

	constructor(
		private readonly context: DurableObjectState,
		private readonly pauseMs: number,
		private readonly source: LineSource,
	) {}

	/** Answers the upgrade of a page, which is told at once; 429 when there are too many. */
	open(reader: LineReader, max = maxLines): Response {
		if (this.context.getWebSockets().length >= max) return new Response(null, { status: 429 });
		const tag = `user:${reader.user_id}`;
		const own = this.context.getWebSockets(tag).filter((page) => page.readyState === WebSocket.OPEN);
		own.sort((a, b) => readerOf(a).opened_at - readerOf(b).opened_at);
		for (const page of own.slice(0, Math.max(0, own.length - maxPerPerson + 1))) page.close(...lineEnds.tooMany);
		const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket];
		this.context.acceptWebSocket(server, [tag]);
		const attached: Attached = { ...reader, opened_at: Date.now() };
		server.serializeAttachment(attached);
		const said = this.source.message();
		if (said) server.send(said.text);
		return new Response(null, { status: 101, webSocket: client });
	}

	/** Tells the pages, now or when the pause after the last time is over. */
	notifySoon(): void {
		if (this.timer !== undefined || this.context.getWebSockets().length === 0) return;
		this.timer = setTimeout(() => this.tell(), Math.max(0, this.toldAt + this.pauseMs - Date.now()));
	}

	/** When lines without news are to be looked at again; null without lines. */
	nextCheckAt(): number | null {
		return this.context.getWebSockets().length > 0 ? this.checkedAt + quietCheckMs : null;
	}

	/** Ends the lines whose session ended; one question for all, and not again within the pause. */
	async letEndedGo(now = Date.now()): Promise<void> {
		const pages = this.context.getWebSockets();
		if (pages.length === 0 || now < this.checkedAt + checkPauseMs) return;
		this.checkedAt = now;
		const live = await this.source.liveSessions([...new Set(pages.map((page) => readerOf(page).session_hash))]);
		for (const page of pages)
			if (!live.has(readerOf(page).session_hash)) attempt(() => page.close(...lineEnds.sessionEnded));
	}

	private async tell(): Promise<void> {
		this.timer = undefined;
		this.toldAt = Date.now();
		// Should the question fail, the news go out: the next will ask again.
		await this.letEndedGo().catch(() => undefined);
		const said = this.source.message();
		if (!said) return;
		for (const page of this.context.getWebSockets()) {
			if (page.readyState !== WebSocket.OPEN) continue;
			attempt(() => {
				page.send(said.text);
				if (said.isLast) page.close(...lineEnds.over);
			});
		}
	}
}

/** A page that is gone needs no news; the runtime takes its line away. */
function attempt(action: () => void): void {
	try {
		action();
	} catch {
		// Nobody is there.
	}
}
