/** Says which header of an upload that waits is which column; invariant: nothing of the file is applied by it. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { touchTable } from "#workers/kernel/table-page";
import { headersKey } from "../rules/headers-key";
import { uploaders } from "../rules/uploaders";
import { describeRequest } from "../steps/describe-request";
import { examineErrors, mappingShape, refuseUnusable } from "../steps/examine-upload";
import { readWaiting } from "../steps/read-waiting";
import { deleteMapping, saveMapping } from "../store/mappings";
import { requestsVersion, stillWaits, updateAnswered } from "../store/requests";

export const mapUpload = defineEndpoint({
	name: "imports/map-upload",
	path: "/api/async_process/api_map_upload",
	summary:
		"Says which header of an upload that waits is which column, and keeps it for the next file with the same headers.",
	access: uploaders,
	input: z.object({
		upload_id: z.int(),
		/** Header → column, "" for one that is left out; without it, or with none, what is proposed. */
		mapping: mappingShape.default({}),
		dates: z.enum(["day_first", "month_first"]).optional(),
		/** 1: the next file with the same headers is read so, too; 0: what was kept for them is forgotten. */
		is_remembered: z.literal([0, 1]).default(0),
	}),
	output: z.object({
		matched_columns: z.array(z.object({ header: z.string(), column: z.string() })),
		ignored_columns: z.array(z.string()),
	}),
	errors: { not_waiting: {}, ...examineErrors },
	repetition: { kind: "key" },
	handler: async (scope, { upload_id, mapping, dates, is_remembered }) => {
		const account_id = scope.account.id;
		const isReset = Object.keys(mapping).length === 0;
		const { examined, facts, waiting } = await readWaiting(
			scope,
			upload_id,
			isReset ? { isReset, dates } : { mapping, dates },
		);
		if (!isReset) refuseUnusable(examined, scope.translate);
		const said = { mapping: isReset ? undefined : mapping, dates };
		const described = describeRequest(scope, examined, { ...facts, is_checked_first: 1 }, said);
		const headers_key = await headersKey(examined.head.headers);
		const kind = waiting.report_type;
		const keeping =
			is_remembered === 1 && !isReset
				? saveMapping(account_id, { kind, headers_key, mapping, now: scope.clock.now() })
				: [deleteMapping(account_id, kind, headers_key)];
		const { matched_columns, ignored_columns } = described.filters;
		return scope.commit({
			statements: [
				assertThat("not_waiting", stillWaits(account_id, scope.user.id, upload_id)),
				updateAnswered(account_id, upload_id, described),
				...keeping,
				touchTable(account_id, requestsVersion),
			],
			answer: { matched_columns, ignored_columns },
			audit: { subject_kind: "download_request", subject_id: upload_id, details: { kind, is_remembered } },
		});
	},
});
