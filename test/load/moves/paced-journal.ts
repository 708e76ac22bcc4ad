/** A journal of writes that are begun so many a second, some of them sent twice as by a browser whose answer was lost. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Entry, Journal } from "../kills/journal";

/** One of so many acknowledged writes is sent again at once. */
const sentTwiceEvery = 5;
/** Whatever was just written stands among these. */
const latestEntries = 200;

/** What a client knows of its writes, how long the longest took, and which repeats named another effect. */
export class PacedJournal extends Journal {
	override round = 1;
	longest_ms = 0;
	repeats = 0;
	readonly differing: string[] = [];
	private nextAt = 0;
	private written = 0;

	constructor(private readonly everyMs: number) {
		super();
	}

	override async write(entry: Omit<Entry, "state">): Promise<boolean> {
		await this.turn();
		const isHeard = await this.timed(() => super.write(entry));
		this.written += 1;
		const latest = this.entries.slice(-latestEntries).reverse();
		const noted = latest.find(({ mark, kind }) => mark === entry.mark && kind === entry.kind);
		if (!isHeard || noted?.state !== "acknowledged" || this.written % sentTwiceEvery > 0) return true;
		this.repeats += 1;
		const again = await this.timed(() => entry.send()).catch(() => undefined);
		const effect = again?.status === 200 ? entry.effectOf(again) : `${again?.status} ${again?.text.slice(0, 200)}`;
		if (again && effect !== noted.effect)
			this.differing.push(`${entry.kind} ${entry.mark}: ${noted.effect}, ${effect}`);
		return true;
	}

	private async turn(): Promise<void> {
		const now = performance.now();
		this.nextAt = Math.max(now, this.nextAt + this.everyMs);
		if (this.nextAt > now) await sleep(this.nextAt - now);
	}

	private async timed<Result>(work: () => Promise<Result>): Promise<Result> {
		const startedAt = performance.now();
		try {
			return await work();
		} finally {
			this.longest_ms = Math.max(this.longest_ms, Math.round(performance.now() - startedAt));
		}
	}
}
