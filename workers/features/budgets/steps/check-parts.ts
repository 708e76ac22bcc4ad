/** The parts into which a budget is to be split: what is said of them, what is wrong with any, and whose each becomes. */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { type FieldErrors, invalid } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { maxParts } from "../rules/split";
import { listOwnersByEmail, listTakenNames } from "../store/split";

/** The budget, its parts, and why. */
export const splitInput = z.object({
	budget_id: z.int(),
	parts: z
		.array(
			z.object({
				name: text(100),
				/** Of the person who answers for it; the caller's own unless given. */
				owner_email: text(254).default(""),
				points: z.int().min(0).max(1_000_000_000_000),
			}),
		)
		.max(maxParts),
	/** Stands on the ledger's lines. */
	reason: text(200).meta({ minLength: 1 }),
});

type Said = z.output<typeof splitInput>;

/** The owners of the parts. Throws a refusal that names every field that is wrong. */
export async function checkParts(scope: MemberScope, { parts, reason }: Said, left: number): Promise<number[]> {
	const { account, translate, user, read } = scope;
	const emailOf = ({ owner_email }: Said["parts"][number]) => owner_email.toLowerCase() || user.email;
	const [taken, known] = await Promise.all([
		read(
			listTakenNames(
				account.id,
				parts.map(({ name }) => name),
			),
		),
		read(listOwnersByEmail(account.id, [...new Set(parts.map(emailOf))])),
	]);
	const names = parts.map(({ name }) => name);
	const isTaken = (name: string, at: number) =>
		taken.some((budget) => budget.name === name) || names.indexOf(name) !== at;
	const ownerOf = (part: Said["parts"][number]) =>
		part.owner_email === "" ? user.id : known.find(({ email }) => email === emailOf(part))?.id;
	const owners = parts.map(ownerOf);
	const errors: FieldErrors = {};
	if (reason === "") errors.reason = [translate("answers:validation.required")];
	if (parts.length === 0) errors.parts = [translate("budgets:owners.split.noParts")];
	for (const [at, { name, points }] of parts.entries()) {
		if (name === "") errors[`parts.${at}.name`] = [translate("answers:validation.required")];
		else if (isTaken(name, at)) errors[`parts.${at}.name`] = [translate("budgets:owners.validation.nameTaken")];
		if (owners[at] === undefined) errors[`parts.${at}.owner_email`] = [translate("budgets:owners.validation.noOwner")];
		if (points < 1) errors[`parts.${at}.points`] = [translate("answers:validation.required")];
	}
	const sum = parts.reduce((total, { points }) => total + points, 0);
	if (sum > left) errors.parts = [translate("budgets:owners.split.tooMuch", { sum, left })];
	if (Object.keys(errors).length > 0) throw invalid(errors);
	return owners.map((owner) => owner ?? user.id);
}
