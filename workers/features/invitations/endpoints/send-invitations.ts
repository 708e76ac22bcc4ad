/** Invites people who have not joined, at once or at a moment; a job writes to them, each once and at most once an hour. */
import { z } from "zod";
import { invitedBefore } from "#workers/features/members";
import { dayMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { audienceKinds, toAudience } from "../rules/audience";
import { countAudience } from "../store/not-joined";
import { insertSending } from "../store/sendings";

/** How far ahead a sending can be planned. */
const farthestMs = 366 * dayMs;

const input = z.object({
	/** Whom: `people` are `user_ids`, `upload` whom `upload_id` added, `not_joined` everybody who has not joined. */
	audience: z.enum(audienceKinds).default("people"),
	user_ids: z.array(z.int()).max(2_000).default([]),
	upload_id: z.int().optional(),
	/** When, in ms UTC; at once unless given. */
	send_at: z.int().optional(),
});

export const sendInvitations = defineEndpoint({
	name: "invitations/send-invitations",
	path: "/api/members/api_send_invitations",
	summary: "Sends activation links to people who have not joined yet, at once or at a moment.",
	access: ["account_owner"],
	input,
	output: z.object({
		sending_id: z.int(),
		/** When it is sent, in ms UTC. */
		send_at: z.int(),
		/** Who will be written to, as things stand. */
		queued: z.int(),
		/** Who has joined already, or left. */
		already_joined: z.int(),
		without_email: z.int(),
		/** Who was invited within the last hour, and is not written to again. */
		too_soon: z.int(),
		/** Ids that nobody here has. */
		not_found: z.int(),
	}),
	errors: { nobody_to_invite: {} },
	repetition: { kind: "key" },
	limits: [{ name: "mail", by: "person" }],
	handler: async (scope, asked) => {
		const audience = toAudience(asked);
		if (!audience) throw invalid({ user_ids: [scope.translate("answers:validation.chooseAtLeast", { count: 1 })] });
		const now = scope.clock.now();
		checkMoment(scope, asked.send_at, now);
		const due_at = asked.send_at ?? now;
		const [counted] = await scope.read(countAudience(scope.account.id, audience, invitedBefore(scope) + due_at - now));
		const { queued, too_soon, without_email, known } = counted!;
		if (queued === 0) throw refuse("nobody_to_invite");
		const sending_id = scope.newId();
		const named = audience.kind === "people" ? audience.user_ids.length : known;
		return scope.commit({
			statements: insertSending(scope.account.id, {
				id: sending_id,
				requester_id: scope.user.id,
				audience,
				due_at,
				expected_count: queued,
				created_at: now,
			}),
			answer: {
				sending_id,
				send_at: due_at,
				queued,
				already_joined: known - queued - too_soon - without_email,
				without_email,
				too_soon,
				not_found: named - known,
			},
			audit: {
				subject_kind: "invitation_sending",
				subject_id: sending_id,
				details: { audience: audience.kind, queued, send_at: due_at },
			},
			follow: [{ job: "invitations/send-invitation-emails", payload: { sending_id }, due_at }],
		});
	},
});

function checkMoment(scope: MemberScope, send_at: number | undefined, now: number): void {
	if (send_at === undefined || (send_at > now && send_at <= now + farthestMs)) return;
	throw invalid({ send_at: [scope.translate(`invitations:validation.${send_at <= now ? "past" : "tooFar"}`)] });
}
