/** Asks a program for points for something done, with words and a proof; invariant: nothing is paid before somebody else approved it. */
import { z } from "zod";
import { chosenFile } from "#workers/features/files";
import { nameOf } from "#workers/features/members";
import {
	amountProblem,
	amountRange,
	dayIn,
	findProgram,
	type Program,
	programStatus,
	toProgram,
	usualAmount,
} from "#workers/features/programs";
import { assertAll } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { maxWaitingClaims } from "../rules/claim-statuses";
import { askForClaim } from "../steps/ask-for-claim";
import { proofProblem, storeProof } from "../steps/store-proof";
import { hasFewerClaims, insertClaim, takesClaims } from "../store/claims";
import { canAllReceive } from "../store/people";

const input = z.object({
	program_id: z.int(),
	/** The program's usual amount unless given. */
	points: z.int().optional(),
	/** What was done. Required; the handler asks for it with all else that is wrong. */
	message: text(1_000).meta({ minLength: 1 }),
});

export const claimPoints = defineEndpoint({
	name: "recognition/claim-points",
	path: "/api/points/api_claim_points",
	summary:
		"Asks a program for points for something done, with a proof as a picture or PDF; an approver gives or refuses them.",
	access: "signed_in",
	flags: ["give_recognition_enabled", "!hide_points_for_account"],
	input,
	output: z.object({ claim_id: z.int(), approver_names: z.array(z.string()) }),
	errors: {
		program_not_active: {},
		claims_not_taken: {},
		cannot_receive_points: {},
		nobody_approves: {},
		too_many_claims: {},
	},
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said, files) => {
		const { account, user, clock } = scope;
		const [row] = await scope.read(findProgram(account.id, said.program_id));
		const program = askedProgram(scope, row && toProgram(row));
		const file = chosenFile(files);
		const problems = {
			...(said.message === "" ? { message: [scope.translate("answers:validation.required")] } : {}),
			...pointsProblems(scope, program, said.points),
			...proofProblem(scope, file),
		};
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const id = scope.newId();
		const proof = file && (await storeProof(scope, file));
		const claim = {
			...{ id, claimant_id: user.id, program_id: program.id, points: said.points ?? usualAmount(program) },
			...{ message: said.message, proof_url: proof?.url ?? "", proof_name: proof?.name ?? "" },
		};
		const asking = await askForClaim(scope, {
			...claim,
			program: program.name,
			emails: program.issuance_approval_emails,
		});
		return scope.commit({
			statements: [
				assertAll({
					claims_not_taken: takesClaims(account.id, program.id),
					cannot_receive_points: canAllReceive(account.id, [user.id]),
					too_many_claims: hasFewerClaims(account.id, user.id, maxWaitingClaims),
				}),
				...(proof?.statements ?? []),
				insertClaim(account.id, claim, clock.now()),
				...asking.statements,
			],
			answer: { claim_id: id, approver_names: asking.deciders.slice(0, 3).map(nameOf) },
			audit: { subject_kind: "program", subject_id: program.id, details: { claim_id: id, points: claim.points } },
			follow: asking.follow,
		});
	},
});

function askedProgram({ account, clock }: MemberScope, program: Program | undefined): Program {
	if (program?.display_program !== 1) throw notFound("program");
	if (program.takes_claims !== 1 || program.is_non_monetary === 1) throw refuse("claims_not_taken");
	if (programStatus(program, dayIn(account.time_zone, clock.now())) !== "active") throw refuse("program_not_active");
	return program;
}

function pointsProblems({ translate }: MemberScope, program: Program, wished: number | undefined): FieldErrors {
	const problem = wished === undefined ? null : amountProblem(program, wished);
	if (!problem && (wished ?? usualAmount(program)) > 0) return {};
	const { min, max, step } = amountRange(program);
	return { points: [translate("recognition:claims.validation.points", { min: Math.max(1, min), max, step })] };
}
