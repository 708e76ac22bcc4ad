/** A page of a batch as it is printed: the codes that were given out for paper and can still be claimed. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { batchStatuses } from "../rules/batch-counts";
import { maxCertificates } from "../rules/bounds";
import { codeOf, hashOfCode } from "../rules/code";
import { certificatesAPage, numbersOf } from "../rules/sheets";
import { writtenCode } from "../rules/typed-code";
import { getBatchRow } from "../steps/own-batch";
import { listCertificates } from "../store/batches";

export const getPrintedCertificates = defineEndpoint({
	name: "certificates/get-printed-certificates",
	path: "/api/certificates/api_get_printed_certificates",
	summary: "The codes of a page of a batch that were marked as printed, with the addresses at which they are claimed.",
	access: ["account_owner"],
	flags: ["ots_enabled", "!hide_points_for_account"],
	input: z.object({ batch_id: z.int(), page: z.int().min(1).max(maxCertificates).default(1) }),
	output: z.object({
		batch: z.object({
			...{ id: z.int(), name: z.string(), message: z.string(), points: z.int(), certificate_count: z.int() },
			...{ made_count: z.int(), status: z.enum(batchStatuses), expires_at: z.int() },
		}),
		page: z.int(),
		total_pages: z.int(),
		/** 1: some of this page were not printed yet. */
		has_unprinted: z.literal([0, 1]),
		/** How many of this page were claimed: they are not printed again. */
		claimed_count: z.int(),
		/** How many were made with another secret of the installation: they can be claimed, but not printed again. */
		unreadable_count: z.int(),
		certificates: z.array(z.object({ number: z.int(), code: z.string(), claim_url: z.string() })),
	}),
	repetition: { kind: "read" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { batch_id, page }) => {
		const { account, env, request, read } = scope;
		const { from, to } = numbersOf(page, maxCertificates);
		const [{ id, name, message, points, certificate_count, made_count, status, expires_at }, rows] = await Promise.all([
			getBatchRow(scope, batch_id),
			read(listCertificates(account.id, batch_id, from, to)),
		]);
		const isOpen = status === "open" && expires_at > scope.clock.now();
		const toShow = isOpen ? rows.filter((row) => row.printed_at !== null && row.claimed_at === null) : [];
		const coded = toShow.map((row) => ({
			...row,
			code: codeOf(env.SESSION_SECRET, account.id, batch_id, row.number),
		}));
		const readable = coded.filter(({ code, code_hash }) => hashOfCode(code) === code_hash);
		return {
			batch: { id, name, message, points, certificate_count, made_count, status, expires_at },
			page,
			total_pages: Math.ceil(certificate_count / certificatesAPage),
			has_unprinted: isOpen && rows.some(isLeftToPrint) ? (1 as const) : (0 as const),
			claimed_count: rows.filter(({ claimed_at }) => claimed_at !== null).length,
			unreadable_count: coded.length - readable.length,
			certificates: readable.map(({ number, code }) => ({
				number,
				code: writtenCode(code),
				claim_url: `${request.origin}/webapp/claim/${writtenCode(code)}`,
			})),
		};
	},
});

function isLeftToPrint({ printed_at, claimed_at }: { printed_at: number | null; claimed_at: number | null }): boolean {
	return printed_at === null && claimed_at === null;
}
