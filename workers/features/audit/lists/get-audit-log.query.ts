/** Every line of the account's audit, the newest first, in the reader's words; found by person, kind of act, days and words. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import type { MemberScope } from "#workers/kernel/scope";
import { findVersion } from "#workers/kernel/table-page";
import { figuresFor } from "#workers/kernel/translate";
import { detailsInWords, summaryOf } from "../rules/details";
import { featuresOf } from "../rules/kinds";
import { knownActs } from "../rules/known-acts";
import { actInWords, subjectInWords, wordsFor } from "../rules/words";
import { isActOf, lineCount, lineFits, reasonOfLine, subjectName } from "../store/lines";
import { auditLogFace } from "./get-audit-log";

const row = rowOf(auditLogFace, {
	who_image: z.string().nullable(),
	/** Of work that nobody did by hand. */
	is_system: z.literal([0, 1]),
	/** The endpoint or job that carried the act out. */
	action: z.string(),
	subject_kind: z.string(),
	subject_id: z.int(),
	/** What changed, or what is told, field by field; `before` is null of what is only told. */
	details: z.array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string() })),
});

type Found = {
	id: number;
	created_at: number;
	action: string;
	subject_kind: string;
	subject_id: number;
	details: string;
	who: string | null;
	who_image: string | null;
	as_whom: string | null;
	subject_name: string | null;
	reason: string | null;
};

export const auditLog = defineList(auditLogFace, {
	path: "/api/accounts/api_get_audit_log",
	summary: "Who did what in the account, when, in whose name, and what changed.",
	access: ["account_owner"],
	row,
	version_of: "audit_lines",
	seen_by: () => [],
	counted: (scope, filters) =>
		findVersion(scope, ["audit_lines"], Object.values(filters).some(Boolean) ? null : lineCount(scope.account.id)),
	// Who did it, in whose name, to what, and why.
	joins: 5,
	sorts: { created_at: { key: sql`l.created_at`, id: sql`l.id` } },
	query: (scope, { searchString, user_id, kind }) => {
		const { id } = scope.account;
		return {
			select: sql`l.id, l.created_at, l.action, l.subject_kind, l.subject_id, l.details, ${personName("a")} as who, a.image_url as who_image,
				iif(l.user_id <> l.actor_id, ${personName("u")}, null) as as_whom, ${subjectName(scope.account)} as subject_name, ${reasonOfLine(id)} as reason`,
			from: sql`audit_lines l`,
			joins: sql`left join users a on a.account_id = l.account_id and a.id = l.actor_id
				left join users u on u.account_id = l.account_id and u.id = l.user_id`,
			where: [sql`l.account_id = ${id}`, ...(user_id ? [sql`l.actor_id = ${user_id}`] : [])],
			found: [
				...(kind ? [isActOf(featuresOf(kind).features, featuresOf(kind).isOneOfThem)] : []),
				...(searchString ? [lineFits(id, searchString, actsThatSay(scope, searchString))] : []),
			],
		};
	},
	present: (scope, found) => presentLine(scope, found as Found),
});

/** The acts whose words hold what was typed. */
function actsThatSay(scope: MemberScope, typed: string): string[] {
	const looked = typed.toLocaleLowerCase();
	return knownActs().filter((action) => actInWords(scope, action).toLocaleLowerCase().includes(looked));
}

function presentLine(scope: MemberScope, { details: json, who, as_whom, subject_name, reason, ...line }: Found) {
	const { translate } = scope;
	const name = subject_name ?? "";
	const details = detailsInWords(
		JSON.parse(json) as Record<string, unknown>,
		wordsFor(scope, figuresFor(scope.account, scope.request.language_code)),
	);
	return {
		...line,
		who: who || translate("audit:system"),
		is_system: who ? (0 as const) : (1 as const),
		as_whom: as_whom ?? (line.subject_kind === "sign_in_as" ? name : ""),
		act: actInWords(scope, line.action),
		subject: subjectInWords(scope, line.subject_kind, name),
		what: summaryOf(details, {
			changed: ({ label, before, after }) => translate("audit:changed", { label, before: before ?? "", after }),
			told: ({ label, after }) => translate("audit:told", { label, value: after }),
			more: (count) => translate("audit:more", { count }),
		}),
		reason: reason ?? "",
		details,
	};
}
