/**
 * Corrects an announcement that people have, or writes it in another language; whom it is for and what it asks stay.
 * Invariant: at no moment more than three run pinned (asserted as it is written).
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { moment, text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import { maxTextLength, maxTitleLength } from "../rules/limits";
import { rightsOf } from "../rules/report";
import { endingMessage } from "../rules/sending-messages";
import { timeProblem } from "../rules/times";
import { correctAnnouncement, findAnnouncement, isUnchanged } from "../store/announcements";
import { hasRoomForPin } from "../store/pins";

const flag = z.literal([0, 1]);

export const correct = defineEndpoint({
	name: "announcements/correct-announcement",
	path: "/api/announcements/api_correct_announcement",
	summary: "Corrects title and text of an announcement in one language, its end or its pin; what is left out stays.",
	access: ["account_owner"],
	input: z.object({
		announcement_id: z.int(),
		language_code: z.string().max(10),
		title: text(maxTitleLength).min(1),
		text: text(maxTextLength).min(1),
		/** Null: it has no end from now on. */
		expires_at: moment.nullable().optional(),
		is_pinned: flag.optional(),
	}),
	output: z.object({ announcement_id: z.int() }),
	errors: { too_many_pins: {}, announcement_changed: {} },
	repetition: { kind: "natural" },
	limits: [{ name: "announcement", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, clock, translate } = scope;
		const now = clock.now();
		const { announcement_id: id, language_code, title } = said;
		if (!account.languages.includes(language_code))
			throw invalid({ language_code: [translate("answers:validation.invalid")] });
		const [known] = await scope.read(findAnnouncement(account.id, id));
		if (!known) throw notFound("announcement");
		if (rightsOf(known, now).may_edit === 0) throw refuse("announcement_changed");
		const expires_at = said.expires_at === undefined ? known.expires_at : said.expires_at;
		const isNewEnd = expires_at !== known.expires_at;
		const wrong = isNewEnd
			? timeProblem({ starts_at: null, expires_at }, Math.max(now, known.starts_at ?? now))
			: undefined;
		if (wrong) throw invalid({ expires_at: [translate(`announcements:validation.${wrong.rule}`)] });
		const is_pinned = said.is_pinned ?? known.is_pinned;
		const pin = { id, starts_at: Math.max(now, known.starts_at ?? now), expires_at };
		const takesPin = is_pinned === 1 && known.status !== "draft" && (known.is_pinned === 0 || isNewEnd);
		const before = {
			title: titleIn(known.titles, language_code),
			expires_at: known.expires_at,
			is_pinned: known.is_pinned,
		};
		return scope.commit({
			statements: [
				assertThat("announcement_changed", isUnchanged(account.id, id, known)),
				...(takesPin ? [assertThat("too_many_pins", hasRoomForPin(account.id, pin))] : []),
				...correctAnnouncement(account.id, id, {
					...{ expires_at, is_pinned, now },
					titles: { [language_code]: title },
					texts: { [language_code]: said.text },
				}),
			],
			answer: { announcement_id: id },
			audit: {
				subject_kind: "announcement",
				subject_id: id,
				details: {
					language_code,
					title: { before: before.title, after: title },
					...(isNewEnd ? { expires_at: { before: before.expires_at, after: expires_at } } : {}),
					...(is_pinned === before.is_pinned ? {} : { is_pinned: { before: before.is_pinned, after: is_pinned } }),
				},
			},
			follow: isNewEnd && expires_at !== null && known.status !== "draft" ? [endingMessage(id, expires_at)] : [],
		});
	},
});

function titleIn(titles: string, language_code: string): string | null {
	return new Map(Object.entries(JSON.parse(titles) as Record<string, string>)).get(language_code) ?? null;
}
