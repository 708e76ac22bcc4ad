/** The writes of report schedules for the sweep: making and changing one, sending, pausing and resuming it, deleting it, and its runs. */
import { sql } from "drizzle-orm";
import { runByHand } from "#test/kit/outbox";
import { createTenant } from "#test/kit/tenant";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

/** What is said of each. */
const usual = {
	...{ report_type: "members_report", filters: {}, period: "all" as const, frequency: "weekly" as const, hour: 8 },
};

type Made = { schedule_id: number; owner_id: number };

/** The calls of account owners. */
export const reportWrites: readonly MainWrite[] = [
	ofSchedule("reports/save-report-schedule", ({ owner_id }) => ({ ...usual, recipient_ids: [owner_id] }), {
		detail: "new",
	}),
	ofSchedule(
		"reports/save-report-schedule",
		({ owner_id, schedule_id }) => ({ ...usual, hour: 9, schedule_id, recipient_ids: [owner_id] }),
		{ detail: "changed" },
	),
	ofSchedule("reports/send-report-schedule", ({ schedule_id }) => ({ schedule_id })),
	ofSchedule("reports/pause-report-schedule", ({ schedule_id }) => ({ schedule_id, is_paused: 1 }), {
		detail: "pausing",
		repeatLeaves: ["audit_lines", "table_versions", "report_schedules"],
	}),
	ofSchedule("reports/pause-report-schedule", ({ schedule_id }) => ({ schedule_id, is_paused: 0 }), {
		detail: "resuming",
		repeatLeaves: ["audit_lines", "table_versions", "report_schedules"],
	}),
	ofSchedule("reports/delete-report-schedule", ({ schedule_id }) => ({ schedule_id }), { refusedOnceDone: 404 }),
];

/** A call in an account with a schedule; one that is to be resumed pauses. */
function ofSchedule<Name extends EndpointName>(
	covers: Name,
	inputOf: (made: Made) => EndpointInput<Name>,
	options: Pick<MainWrite, "detail" | "refusedOnceDone" | "repeatLeaves"> = {},
): MainWrite {
	return call(
		covers,
		async (quiet) => {
			const tenant = await createTenant();
			const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
			olga.client.environment = quiet as never;
			runByHand(olga.client);
			const said = { ...usual, recipient_ids: [olga.id] };
			const { schedule_id } = await olga.client.call("reports/save-report-schedule", said);
			if (options.detail === "resuming")
				await olga.client.call("reports/pause-report-schedule", { schedule_id, is_paused: 1 });
			// Each time at a moment of its own, so that a change is seen.
			await tenant.database.write([sql`update report_schedules set updated_at = 1000 where account_id = ${tenant.id}`]);
			return { tenant, members: [olga], client: olga.client, input: inputOf({ schedule_id, owner_id: olga.id }) };
		},
		options,
	);
}
