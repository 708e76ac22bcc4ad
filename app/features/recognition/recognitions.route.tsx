/** Recognitions that I received, gave, and my team's: tables with filters, pages, certificates and a report. */
import { useLoaderData } from "@remix-run/react";
import { recognitionsFace } from "#workers/features/recognition/lists/get-recognitions-report";
import { reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { useFrame, useMayGive } from "~/shell/use-frame";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { LongUnthanked } from "./long-unthanked";
import type { loader } from "./long-unthanked.server";

export const meta = titleMeta;

export { loader } from "./long-unthanked.server";

export const action = reportAction(recognitionsFace);

/** The page. */
export default function Recognitions() {
	const { title, list, waiting } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const { account } = useFrame();
	const tab = list.tabs.find(({ isCurrent }) => isCurrent);
	const mayGive = useMayGive();
	const giving = mayGive && tab?.value !== "received_by_my_team" && (
		<ButtonLink kind="main" icon="award" href="/recognitions/give" opens="dialog">
			{t("give.title")}
		</ButtonLink>
	);
	const submitted = (
		<>
			{account.flags?.employee_commitments_enabled === 1 && (
				<ButtonLink size="small" href="/recognitions/commitments">
					{t("commitments.title")}
				</ButtonLink>
			)}
			<ButtonLink size="small" href="/recognitions/claims">
				{t("claims.link")}
			</ButtonLink>
			<ButtonLink size="small" href="/recognitions/scheduled">
				{t("list.scheduled")}
			</ButtonLink>
			<ButtonLink size="small" href="/recognitions/submissions">
				{t("submissions.link")}
			</ButtonLink>
		</>
	);
	return (
		<ListScreen list={list} title={title} caption={tab?.label} drawing="heart" actions={submitted} emptyAction={giving}>
			{waiting && <LongUnthanked waiting={waiting} mayGive={mayGive} />}
		</ListScreen>
	);
}
