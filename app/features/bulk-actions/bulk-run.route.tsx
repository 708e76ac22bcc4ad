/** How far something is that is done with many rows: looked at again by itself where scripts run, else by a link. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { skippedRowsFace } from "#workers/features/bulk-actions/lists/get-skipped-rows";
import { textKey } from "#workers/kernel/names";
import { EndpointForm } from "~/form/endpoint-form";
import { formActions } from "~/form/form-actions.server";
import { SubmitButton } from "~/form/submit-button";
import { loadList } from "~/list/list-loader.server";
import { ListTable } from "~/list/list-table";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { ProgressBar } from "~/ui/progress-bar";
import { useTranslation } from "~/ui/texts";
import { usePolling } from "~/ui/use-polling";

export const meta = titleMeta;

const cancel = "bulk-actions/cancel-bulk-run";

/** The run, and the rows that it passed over. */
export async function loader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	const bulk_run_id = context.id(params.id);
	const address = `/bulk_runs/${bulk_run_id}`;
	const [run, list] = await Promise.all([
		context.call("bulk-actions/get-bulk-run", { bulk_run_id }),
		loadList(args, skippedRowsFace, { address, fixed: { bulk_run_id } }),
	]);
	const { format, translate } = context;
	return {
		title: run.name,
		run,
		state: translate(textKey(`bulk-actions:run.states.${run.status}`)),
		began: translate("bulk-actions:run.began", { when: format.moment(run.created_at) }),
		list,
		address,
	};
}

/** Stops it. */
export const action = formActions({
	[cancel]: {
		input: ({ params, context }) => ({ bulk_run_id: context.id(params.id) }),
		done: ({ bulk_run_id }) => redirect(`/bulk_runs/${bulk_run_id}`),
	},
});

/** The page. */
export default function BulkRun() {
	const { title, run, state, began, list, address } = useLoaderData<typeof loader>();
	const { t } = useTranslation("bulk-actions");
	const { revalidate } = useRevalidator();
	const isRunning = run.status === "running";
	usePolling(isRunning, revalidate, run.id);
	const back = run.list_address ? { href: run.list_address, label: t("run.back") } : undefined;
	return (
		<div className="page-narrow stack">
			<PageHead title={title} subtitle={began} back={back} />
			<Card>
				<div className="stack">
					<Figures run={run} state={state} />
					{run.error_msg && <Notice tone="bad">{run.error_msg}</Notice>}
					{isRunning && (
						<div className="row-wrap">
							<Anchor className="link hit without-scripts" href={address}>
								{t("run.reload")}
							</Anchor>
							<EndpointForm form={cancel}>
								<SubmitButton form={cancel} kind="destructive">
									{t("run.stop")}
								</SubmitButton>
							</EndpointForm>
						</div>
					)}
				</div>
			</Card>
			{run.skipped_count > 0 && (
				<div className="stack-small">
					<h2>{t("skipped.title")}</h2>
					<ListTable list={list} caption={t("skipped.title")} drawing="people" />
				</div>
			)}
		</div>
	);
}

/** Done, passed over and still to come, in figures and as a bar. */
function Figures({ run, state }: { run: Awaited<ReturnType<typeof loader>>["run"]; state: string }) {
	const { t } = useTranslation("bulk-actions");
	const { figure } = usePointsWords();
	const { total_count, done_count, skipped_count } = run;
	const passed = done_count + skipped_count;
	const words = t("run.progress", { done: figure(passed), total: figure(total_count) });
	return (
		<>
			<p className="strong" role="status">
				{state}
			</p>
			<ProgressBar percent={(100 * passed) / Math.max(1, total_count)} label={words} isNeverLow />
			<p className="meta">{words}</p>
			<dl className="figures">
				<div>
					<dt>{t("run.done")}</dt>
					<dd className="figure">{figure(done_count)}</dd>
				</div>
				<div>
					<dt>{t("run.skipped")}</dt>
					<dd className="figure">{figure(skipped_count)}</dd>
				</div>
			</dl>
		</>
	);
}
