/**
 * Writes an announcement that nobody has yet, and orders it sent, now or at its time; invariant: an order that is changed
 * or taken back sends nothing (`sending_id`), and at no moment more than three run pinned (asserted as it is written).
 */
import { z } from "zod";
import { audienceProblems, findMissingGroups } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { moment, text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { maxTextLength, maxTitleLength } from "../rules/limits";
import { sendingMessages } from "../rules/sending-messages";
import { audiences, isUnsent, maxGroups } from "../rules/statuses";
import { timeProblem } from "../rules/times";
import { findAnnouncement, isUnchanged, saveAnnouncement } from "../store/announcements";
import { hasRoomForPin } from "../store/pins";

const flag = z.literal([0, 1]);

const input = z.object({
	/** Left out for a new one. */
	announcement_id: z.int().optional(),
	language_code: z.string().max(10),
	title: text(maxTitleLength).min(1),
	/** An empty line begins a new paragraph. */
	text: text(maxTextLength).min(1),
	audience: z.enum(audiences),
	group_ids: z.array(z.int()).max(maxGroups).default([]),
	/** When people see it first, in ms UTC; without it as soon as it is sent. */
	starts_at: moment.optional(),
	/** From when on nobody sees it; without it until it is withdrawn. */
	expires_at: moment.optional(),
	is_pinned: flag.default(0),
	asks_confirmation: flag.default(0),
	sends_mail: flag.default(1),
	/** A draft waits until it is sent; `send` sends it at its start. */
	act: z.enum(["draft", "send"]),
});

type Said = z.output<typeof input>;

export const save = defineEndpoint({
	name: "announcements/save-announcement",
	path: "/api/announcements/api_save_announcement",
	summary: "Writes an announcement in one language as a draft, or sends it now or at its start.",
	access: ["account_owner"],
	input,
	output: z.object({ announcement_id: z.int(), status: z.enum(["draft", "pending"]), starts_at: z.int().nullable() }),
	errors: { too_many_pins: {}, announcement_changed: {} },
	repetition: { kind: "key" },
	limits: [{ name: "announcement", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, user, clock } = scope;
		const now = clock.now();
		const id = said.announcement_id ?? scope.newId();
		const group_ids = said.audience === "groups" ? [...new Set(said.group_ids)] : [];
		const [[known], missing] = await Promise.all([
			said.announcement_id === undefined ? [] : scope.read(findAnnouncement(account.id, id)),
			scope.read(findMissingGroups(account.id, group_ids)),
		]);
		if (said.announcement_id !== undefined && !known) throw notFound("announcement");
		if (known && !isUnsent(known.status)) throw refuse("announcement_changed");
		checkFields(scope, said, { group_ids, isMissing: missing.length > 0, now });
		const order =
			said.act === "send"
				? ({ status: "pending", sending_id: scope.newId() } as const)
				: ({ status: "draft", sending_id: null } as const);
		const starts_at = said.starts_at ?? (said.act === "send" ? now : null);
		const expires_at = said.expires_at ?? null;
		const { language_code, title, text: words, is_pinned, asks_confirmation, sends_mail, audience } = said;
		return scope.commit({
			statements: [
				...(known ? [assertThat("announcement_changed", isUnchanged(account.id, id, known))] : []),
				...(order.status === "pending" && is_pinned === 1
					? [assertThat("too_many_pins", hasRoomForPin(account.id, { id, starts_at: starts_at ?? now, expires_at }))]
					: []),
				...saveAnnouncement(
					account.id,
					{ id, author_id: user.id, now },
					{
						...{ audience, group_ids, starts_at, expires_at, is_pinned, asks_confirmation, sends_mail },
						titles: { [language_code]: title },
						texts: { [language_code]: words },
					},
					order,
				),
			],
			answer: { announcement_id: id, status: order.status, starts_at },
			audit: {
				subject_kind: "announcement",
				subject_id: id,
				details: { title, audience, act: said.act, starts_at, expires_at, is_pinned, asks_confirmation, sends_mail },
			},
			follow:
				order.sending_id === null
					? []
					: sendingMessages(id, order.sending_id, { starts_at: starts_at ?? now, expires_at }),
		});
	},
});

type Facts = { group_ids: readonly number[]; isMissing: boolean; now: number };

function checkFields(scope: MemberScope, said: Said, { group_ids, isMissing, now }: Facts): void {
	const times = { starts_at: said.starts_at ?? null, expires_at: said.expires_at ?? null };
	const wrong = timeProblem(times, now);
	const problems: FieldErrors = {
		...audienceProblems(scope, { ...said, group_ids }, isMissing),
		...(wrong ? { [wrong.field]: [scope.translate(`announcements:validation.${wrong.rule}`)] } : {}),
	};
	if (Object.keys(problems).length > 0) throw invalid(problems);
}
