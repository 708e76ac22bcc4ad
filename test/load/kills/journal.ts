/** What a client knows of its own writes: what it sent, what was acknowledged, and what it must send again. */
import type { Answer } from "../actions";

/** The kinds of writes under load. */
export type ActionKind = "give" | "order" | "like" | "comment" | "report";

/** One write. `mark` stands in the row that it makes, or names it; `effect` is what the answer said that it made. */
export type Entry = {
	kind: ActionKind;
	mark: string;
	send(): Promise<Answer>;
	effectOf(answer: Answer): string;
	state: "open" | "acknowledged" | "refused";
	effect?: string;
	/** The round of its acknowledgement. */
	round?: number;
	refusal?: string;
};

/** All writes of a run. */
export class Journal {
	entries: Entry[] = [];
	round = 0;

	/** Notes a write before it is sent, and sends it; a lost connection leaves it open. False when it was lost. */
	async write(entry: Omit<Entry, "state">): Promise<boolean> {
		const noted: Entry = { ...entry, state: "open" };
		this.entries.push(noted);
		return this.trySending(noted);
	}

	/** Sends everything again of which nothing was heard. */
	async resendOpen(): Promise<number> {
		const open = this.entries.filter(({ state }) => state === "open");
		await Promise.all(open.map((entry) => this.trySending(entry)));
		return open.length;
	}

	/** Sends what was acknowledged in a round again: each must name the same effect. Answers those that do not. */
	async findLost(round: number): Promise<string[]> {
		const acknowledged = this.entries.filter((entry) => entry.state === "acknowledged" && entry.round === round);
		const lost = await Promise.all(
			acknowledged.map(async (entry) => {
				const answer = await entry.send();
				// A limit on how often something is done says nothing of whether it was done.
				if (answer.status === 429) return [];
				const effect = answer.status === 200 ? entry.effectOf(answer) : `${answer.status} ${answer.text.slice(0, 200)}`;
				return effect === entry.effect ? [] : [`${entry.kind} ${entry.mark} was ${entry.effect} and is ${effect}`];
			}),
		);
		return lost.flat();
	}

	of(kind: ActionKind, state: Entry["state"]): Entry[] {
		return this.entries.filter((entry) => entry.kind === kind && entry.state === state);
	}

	private async trySending(entry: Entry): Promise<boolean> {
		const answer = await entry.send().catch(() => undefined);
		if (!answer) return false;
		if (answer.status === 200) {
			entry.state = "acknowledged";
			entry.round = this.round;
			entry.effect = entry.effectOf(answer);
		} else {
			entry.state = "refused";
			entry.refusal = `${answer.status} ${answer.body.resultType}`;
		}
		return true;
	}
}
