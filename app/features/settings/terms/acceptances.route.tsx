/** Who accepted which version of the terms: the list with its filters, pages and report. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { acceptancesFace } from "#workers/features/terms/lists/get-acceptances";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { EmptyState } from "~/ui/empty-state";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

/** A page of the list. */
export const loader = async (args: LoaderFunctionArgs) => ({
	title: args.context.texts.t("terms:acceptances.title"),
	list: await loadList(args, acceptancesFace),
});

export const action = reportAction(acceptancesFace);

/** The screen. */
export default function TermsAcceptances() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("terms");
	const empty = (
		<EmptyState isBare drawing="lock" title={t("acceptances.emptyTitle")}>
			{t("acceptances.emptyText")}
		</EmptyState>
	);
	const back = { href: "/settings/terms", label: t("settings:tabs.terms") };
	return <ListScreen list={list} title={title} caption={title} empty={empty} back={back} />;
}
