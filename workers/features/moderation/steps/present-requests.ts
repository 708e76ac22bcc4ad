/** Requests as the wire has them, each with what its source shows of its thing. */
import { z } from "zod";
import type { ModeratedThing } from "#workers/kernel/define-moderation-source";
import type { MemberScope } from "#workers/kernel/scope";
import { pictureOutput } from "#workers/kernel/shown-picture";
import { finalStatuses, moderationKinds } from "../rules/requests";
import { getSource } from "../store/known-sources";
import type { RequestRow } from "../store/requests";

/** A request of the specification (§3, "Moderation request"). */
export const approvalRequest = z.object({
	id: z.int(),
	final_status: z.enum(finalStatuses),
	moderated_by_name: z.string().nullable(),
	moderated_at: z.int().nullable(),
	message: z.string(),
	moderation_notes: z.string(),
});

/** What the inbox shows besides. */
export const requestShape = {
	...approvalRequest.shape,
	kind: z.enum(moderationKinds),
	created_at: z.int(),
	name: z.string(),
	image_url: z.string().nullable(),
	to: z.string().nullable(),
	facts: z.array(z.object({ label: z.string(), value: z.string() })),
	/** The picture that goes with the message; null where there is none. */
	picture: pictureOutput.nullable(),
	/** Whom the notes reach. */
	asked_by: z.string(),
	/** 1: the reader asked for it, and may take it back while it waits. */
	may_be_withdrawn: z.literal([0, 1]),
	/** 1: whoever asked took it back. */
	is_withdrawn: z.literal([0, 1]),
	/** 1: whoever rejects it must say why. */
	needs_reason: z.literal([0, 1]),
	/** The points for each person that the decision may lower; null where there are none. */
	lowerable: z.object({ points: z.int(), min: z.int(), step: z.int() }).nullable(),
};

/** A request on the wire. */
export type RequestOnWire = z.input<z.ZodObject<typeof requestShape>>;

/** The specification's fields of a request. */
export function presentApprovalRequest(row: RequestRow): z.input<typeof approvalRequest> {
	const { id, final_status, moderated_by_name, moderated_at, message, moderation_notes } = row;
	return { id, final_status, moderated_by_name, moderated_at, message, moderation_notes };
}

/** The requests with what they are about; one whose thing is gone is left out. */
export async function presentRequests(scope: MemberScope, rows: readonly RequestRow[]): Promise<RequestOnWire[]> {
	const kinds = [...new Set(rows.map(({ kind }) => kind))];
	const things = await Promise.all(
		kinds.map((kind) =>
			getSource(kind).present(
				scope,
				rows.filter((row) => row.kind === kind),
			),
		),
	);
	const thingOf = new Map<number, ModeratedThing>(things.flatMap((ofKind) => [...ofKind]));
	return rows.flatMap((row) => {
		const thing = thingOf.get(row.id);
		if (!thing) return [];
		const { asked_by = thing.name, lowerable = null, picture = null } = thing;
		const { kind, created_at, is_withdrawn } = row;
		const isTheirs = row.requester_id === scope.user.id && row.final_status === "pending";
		const may_be_withdrawn = isTheirs && getSource(kind).withdraw ? (1 as const) : (0 as const);
		const needs_reason = getSource(kind).needsReason ? (1 as const) : (0 as const);
		const own = { asked_by, lowerable, picture, kind, created_at, may_be_withdrawn, is_withdrawn, needs_reason };
		return [{ ...presentApprovalRequest(row), ...thing, ...own }];
	});
}
