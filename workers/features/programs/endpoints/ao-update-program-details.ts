/** Makes a program, or changes one, with its picture; invariants: two programs never share a name (`programs_by_name`), and none names a group that is gone. */
import { z } from "zod";
import { chosenFile } from "#workers/features/files";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound } from "#workers/kernel/errors";
import { roles } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { programGlyphs } from "../rules/glyphs";
import { amountsProblem } from "../rules/points-of-program";
import { dayIn } from "../steps/day-in";
import { pictureProblem, storeProgramPicture } from "../steps/store-picture";
import { findProgram } from "../store/programs";
import {
	areAllGroups,
	findMissing,
	findNamesake,
	findUnknownEmails,
	insertProgram,
	type ProgramFields,
	updateProgram,
} from "../store/write-programs";

/** The most people whom a program names as those who approve. */
const maxApprovers = 20;

const flag = z.literal([0, 1]);
const points = z.int().min(0).max(1_000_000_000_000).default(0);
const day = z.iso.date().max(10).or(z.literal(""));

const input = z.object({
	/** Left out for a new program, which is active. */
	program_id: z.int().optional(),
	/** Required; the handler asks for it with all else that is wrong, so that it is said at once. */
	name: text(100).meta({ minLength: 1 }),
	description: text(280).default(""),
	glyph: z.enum(programGlyphs).default("star"),
	/** What is given from it is paid by this one. */
	budget_id: z.int(),
	/** Who may give: who has one of these roles or is in one of these groups; everybody where both are empty. */
	giver_roles: z.array(z.enum(roles)).max(roles.length).default([]),
	giver_group_ids: z.array(z.int()).max(100).default([]),
	/** The first day; today unless given. */
	from_date: day.default(""),
	/** The last day; empty: ongoing. */
	to_date: day.default(""),
	is_non_monetary: flag.default(0),
	/** The usual amount for each person; the only one where neither `min_points` nor `max_points` is given. */
	points,
	min_points: points,
	max_points: points,
	points_increment: z.int().min(1).max(1_000_000_000_000).default(1),
	/** The behaviors that it offers; all where none are named. */
	behavior_ids: z.array(z.int()).max(50).default([]),
	is_behavior_required: flag.default(0),
	/** 1: what is given waits until somebody approved it; in two steps where that is 1, too. */
	issuance_approval_needed: flag.default(0),
	two_step_approval_needed: flag.default(0),
	/** The work emails of those who approve, in the last step of two, separated by commas or lines; empty: as the README says. */
	issuance_approval_emails: text(1_000).default(""),
	/** 1: who gives must say why, for those who approve. */
	justification_required: flag.default(0),
	display_program: flag.default(1),
	display_dates: flag.default(1),
	hide_in_search_autosuggest: flag.default(0),
	/** 1: people may ask it for points for something that they did; who approves decides. */
	takes_claims: flag.default(0),
	/** 1 takes the picture away; one that is sent as a file takes its place. */
	removes_picture: flag.default(0),
});

type Said = z.output<typeof input>;
type WrittenFields = Omit<ProgramFields, "image">;

export const aoUpdateProgramDetails = defineEndpoint({
	name: "programs/ao-update-program-details",
	path: "/api/programs/api_ao_update_program_details",
	summary: "Makes a program, which can be given from at once, or changes what it says for what is given from now on.",
	access: ["account_owner"],
	input,
	output: z.object({ program_id: z.int() }),
	errors: {
		program_name_taken: { constraints: ["programs.account_id, programs.name"] },
		program_group_gone: {},
	},
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "program", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said, files) => {
		const { account, clock } = scope;
		const id = said.program_id ?? scope.newId();
		const behavior_ids = [...new Set(said.behavior_ids)];
		const emails = emailsIn(said);
		const [[known], [namesake], unknown, missing] = await Promise.all([
			said.program_id === undefined ? [] : scope.read(findProgram(account.id, said.program_id)),
			scope.read(findNamesake(account.id, said.name, id)),
			emails.length === 0 ? [] : scope.read(findUnknownEmails(account.id, emails)),
			scope.read(findMissing(account.id, { budget_id: said.budget_id, group_ids: said.giver_group_ids, behavior_ids })),
		]);
		if (said.program_id !== undefined && !known) throw notFound("program");
		const file = chosenFile(files);
		const written = fieldsOf(said, known?.from_date ?? dayIn(account.time_zone, clock.now()));
		const problems = {
			...(namesake ? { name: [scope.translate("programs:owners.validation.nameTaken")] } : {}),
			...emailProblems(scope, emails, unknown),
			...missingProblems(scope, missing),
			...fieldProblems(scope, written),
			...pictureProblem(scope, file),
		};
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const kept = said.removes_picture === 1 ? null : (known?.image ?? null);
		const picture = file && (await storeProgramPicture(scope, file));
		const fields = { ...written, image: picture?.image ?? kept };
		return scope.commit({
			statements: [
				assertThat("program_group_gone", areAllGroups(account.id, fields.givers.group_ids)),
				...(picture?.statements ?? []),
				...(known
					? updateProgram(account.id, id, { ...fields, behavior_ids })
					: insertProgram(account.id, id, { ...fields, behavior_ids }, clock.now())),
			],
			answer: { program_id: id },
			audit: { subject_kind: "program", subject_id: id, details: changesOf({ ...known }, inRow(fields)) },
		});
	},
});

/** What of the input the row holds; a program without points has no amounts. */
function fieldsOf(said: Said, usualStart: string): WrittenFields {
	const { program_id: _id, behavior_ids: _behaviors, removes_picture: _removes, ...all } = said;
	const { giver_roles, giver_group_ids, from_date, to_date, ...rest } = all;
	const none = { points: 0, min_points: 0, max_points: 0, points_increment: 1 };
	const isApproved = said.issuance_approval_needed === 1;
	return {
		...rest,
		two_step_approval_needed: isApproved ? said.two_step_approval_needed : 0,
		justification_required: isApproved ? said.justification_required : 0,
		issuance_approval_emails: emailsIn(said),
		...(said.is_non_monetary === 1 ? none : {}),
		takes_claims: said.is_non_monetary === 1 ? 0 : said.takes_claims,
		givers: { roles: [...new Set(giver_roles)], group_ids: [...new Set(giver_group_ids)] },
		from_date: from_date || usualStart,
		to_date: to_date || null,
	};
}

/** The emails that are said, each once; none where nothing is approved. */
function emailsIn({ issuance_approval_needed, takes_claims, issuance_approval_emails }: Said): string[] {
	if (issuance_approval_needed === 0 && takes_claims === 0) return [];
	return [
		...new Set(
			issuance_approval_emails
				.toLowerCase()
				.split(/[\s,;]+/)
				.filter(Boolean),
		),
	];
}

function emailProblems(
	{ translate }: MemberScope,
	emails: string[],
	unknown: readonly { email: string }[],
): FieldErrors {
	if (emails.length > maxApprovers)
		return { issuance_approval_emails: [translate("answers:validation.chooseAtMost", { count: maxApprovers })] };
	if (unknown.length === 0) return {};
	const named = unknown.map(({ email }) => email).join(", ");
	return { issuance_approval_emails: [translate("programs:owners.validation.nobodyAt", { emails: named })] };
}

function fieldProblems({ translate }: MemberScope, fields: WrittenFields): FieldErrors {
	const wrong = amountsProblem(fields);
	return {
		...(fields.name === "" ? { name: [translate("answers:validation.required")] } : {}),
		...(fields.to_date !== null && fields.to_date < fields.from_date
			? { to_date: [translate("programs:owners.validation.endsBefore")] }
			: {}),
		...(wrong ? { [wrong.field]: [translate(`programs:owners.validation.amounts.${wrong.rule}`)] } : {}),
	};
}

const fieldOf = { budget: "budget_id", groups: "giver_group_ids", behaviors: "behavior_ids" } as const;

function missingProblems({ translate }: MemberScope, missing: readonly { what: keyof typeof fieldOf }[]): FieldErrors {
	return Object.fromEntries(missing.map(({ what }) => [fieldOf[what], [translate("answers:validation.invalid")]]));
}

/** The fields as the row holds them, for the audit. */
function inRow({ givers, issuance_approval_emails: emails, ...rest }: ProgramFields) {
	return { ...rest, givers: JSON.stringify(givers), issuance_approval_emails: JSON.stringify(emails) };
}
