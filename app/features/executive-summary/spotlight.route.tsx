/** The Spotlight tab: a row for each person of the reader's unit, ten a page, with a report for account owners. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { spotlightFace } from "#workers/features/executive-summary/lists/get-spotlight-report";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListTable } from "~/list/list-table";
import { useReport } from "~/list/report-button";
import { titleMeta } from "~/shell/title-meta";
import { readSummary } from "./frame.server";
import { SummaryFrame } from "./summary-frame";

export const meta = titleMeta;

/** After a report was asked for, the list is read again where the reply asks for it. */
export { unlessFormStays as shouldRevalidate } from "~/form/staying-forms";

/** A page of the table. */
export async function loader(args: LoaderFunctionArgs) {
	const [{ title, frame }, list] = await Promise.all([
		readSummary(args.context, "spotlight"),
		loadList(args, spotlightFace),
	]);
	return { title, frame, list };
}

export const action = reportAction(spotlightFace);

/** The page. */
export default function Spotlight() {
	const { title, frame, list } = useLoaderData<typeof loader>();
	const { button, notice } = useReport(list.report);
	return (
		<SummaryFrame title={title} frame={frame}>
			{notice}
			<ListTable
				list={list}
				caption={frame.tabs.find(({ isCurrent }) => isCurrent)?.label ?? title}
				endTools={button}
				drawing="people"
			/>
		</SummaryFrame>
	);
}
