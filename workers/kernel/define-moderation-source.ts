/** A kind of thing that waits for somebody's decision, declared by the feature to which it belongs: how it is shown, and what a decision does. */
import type { Role } from "./identity";
import type { OutboxMessage } from "./outbox";
import type { MemberScope } from "./scope";
import type { PictureOnWire } from "./shown-picture";
import type { Statement } from "./sql";

/** A request as its source is handed it: `subject_id` is the thing, by the source's own ids. */
export type RequestToModerate = { id: number; subject_id: number; requester_id: number };

/** What a request shows of its thing: what it is called and whose face it has, where its page is, and what else there is to know. */
export type ModeratedThing = {
	name: string;
	image_url: string | null;
	/** The screen, without /webapp; null where there is none. */
	to: string | null;
	facts: { label: string; value: string }[];
	/** What whoever asks says, where the thing keeps it. */
	message?: string;
	/** Whom the notes reach, where that is not who the thing is called by. */
	asked_by?: string;
	/** The picture that goes with what was said; left out where there is none. */
	picture?: PictureOnWire | null;
	/** The points that may be lowered with the decision; left out where there are none. */
	lowerable?: LowerablePoints;
};

/** Points for each person that a decision may lower, down to the least, in steps from there. */
export type LowerablePoints = { points: number; min: number; step: number };

/** What a moderator decides, with what they say of it, and where the kind has them the points to which they lower it. */
export type Decision = { action: "approve" | "reject"; notes: string; points?: number };

/** What is declared of a kind; `docs/building.md` tells which files it takes. */
export type ModerationSource<Kind extends string = string> = {
	kind: Kind;
	/** Who decides; null: the people whom each request names. */
	moderator_role: Role | null;
	/** Its things have points that a decision may lower. */
	lowersPoints?: true;
	/** Whoever rejects must say why; `decide` refuses it without notes. */
	needsReason?: true;
	/** What a page's requests show, by the request's id, in one round trip; one that is left out has nothing to show any more. */
	present: (scope: MemberScope, requests: readonly RequestToModerate[]) => Promise<Map<number, ModeratedThing>>;
	/** What goes into the batch of a decision: the thing's new state, and who is told. */
	decide: (
		scope: MemberScope,
		request: RequestToModerate,
		decision: Decision,
	) => Promise<{ statements: Statement[]; follow: OutboxMessage[] }>;
	/** Lets whoever asked take it back in the inbox while it waits: what goes into that batch. */
	withdraw?: (scope: MemberScope, request: RequestToModerate) => Promise<{ statements: Statement[] }>;
};

/** Declares a kind, in the feature's `feature.ts` under `moderation`. */
export function defineModerationSource<const Kind extends string>(
	source: ModerationSource<Kind>,
): ModerationSource<Kind> {
	return source;
}
