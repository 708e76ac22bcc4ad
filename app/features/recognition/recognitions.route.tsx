/** Recognitions that I received, gave, and my team's: tables with filters, pages, certificates and a report. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { recognitionsFace } from "#workers/features/recognition/lists/get-recognitions-report";
import { textKey } from "#workers/kernel/names";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { useMayGive } from "~/shell/use-frame";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { useTranslation } from "~/ui/texts";
import "./recognition.css";

export const meta = titleMeta;

/** A page of the chosen list. */
export const loader = async (args: LoaderFunctionArgs) => ({
	title: args.context.texts.t("recognition:list.title"),
	list: await loadList(args, recognitionsFace),
});

export const action = reportAction(recognitionsFace);

/** The page. */
export default function Recognitions() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const tab = list.tabs.find(({ isCurrent }) => isCurrent);
	return (
		<ListScreen
			list={list}
			title={title}
			caption={tab?.label ?? title}
			cells={{
				recognition_subtype: (row) => t(textKey(`recognition:subtypes.${row.recognition_subtype}`)),
				recognition: (row) => (
					<Anchor
						className="link"
						href={`/recognitions/${row.id}`}
						opens="dialog"
						aria-label={t("list.viewOf", {
							giver: row.recognizedBy,
							recipient: row.recipient,
							date: row.written.created_at,
						})}
					>
						{t("list.view")}
					</Anchor>
				),
				certificate_id: (row) => (
					<Anchor
						className="link"
						href={`/recognitions/${row.certificate_id}`}
						aria-label={t("list.certificateOf", { recipient: row.recipient, date: row.written.created_at })}
					>
						{t("list.certificate")}
					</Anchor>
				),
			}}
			empty={<Empty list={tab?.value ?? ""} />}
		/>
	);
}

function Empty({ list }: { list: string }) {
	const { t } = useTranslation("recognition");
	const mayGive = useMayGive();
	const giveLink = mayGive && (
		<ButtonLink kind="main" icon="award" href="/recognitions/give" opens="dialog">
			{t("give.title")}
		</ButtonLink>
	);
	return (
		<EmptyState
			isBare
			drawing="heart"
			title={t(textKey(`recognition:list.empty.${list}Title`))}
			action={list === "received_by_my_team" ? undefined : giveLink}
		>
			{t(textKey(`recognition:list.empty.${list}Text`))}
		</EmptyState>
	);
}
