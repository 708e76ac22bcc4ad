/** What comes and goes by the clock: reports that are sent by a plan, one that has expired, prizes that were paid. */

/** So often the schedule is asked for; each run takes a competition one step on. */
const runsAtMost = 6;

/** The steps. */
export const daySteps = [
	{
		of: "acme",
		isThere: "select 1 from report_schedules where account_id = ?1 limit 1",
		run: async ({ call, idOf }) => {
			const recipient_ids = [await idOf("account_owner")];
			const save = async (said) =>
				(await call("account_owner", "reports/api_save_report_schedule", { recipient_ids, hour: 7, ...said }))
					.schedule_id;
			await save({ report_type: "recognitions_report", period: "last_week", frequency: "weekly" });
			const schedule_id = await save({
				...{ report_type: "orders_report", period: "last_month", frequency: "monthly", format: "xlsx" },
			});
			await call("account_owner", "reports/api_pause_report_schedule", { schedule_id, is_paused: 1 });
		},
	},
	{
		of: "acme",
		isThere: "select 1 from download_requests where account_id = ?1 and status = 'expired' limit 1",
		run: async ({ call, query, drain, moment }) => {
			await call("account_owner", "reports/api_request_report_download", { report_type: "not_joined_report" });
			await drain();
			const then = moment(-31);
			await query(
				`update download_requests set created_at = ?2, finished_at = ?2, expires_at = ?3
					where account_id = ?1 and report_type = 'not_joined_report'`,
				...[then, moment(-1)],
			);
			await query("update due_work set due_at = 0 where account_id = ?1 and work = 'reports/expire-reports'");
			await call("account_owner", "reports/api_request_report_download", { report_type: "recognitions_report" });
		},
	},
	{
		of: "acme",
		isThere: "select 1 from scoreboard_awards where account_id = ?1 and status = 'paid' limit 1",
		run: async ({ query, runSchedule }) => {
			const isPaid = () =>
				query("select 1 from scoreboard_competitions where account_id = ?1 and status = 'paid' limit 1");
			for (let at = 0; at < runsAtMost && (await isPaid()).length === 0; at += 1) await runSchedule();
		},
	},
];
