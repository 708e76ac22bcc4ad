/** The batches of certificates, newest first, with how many are in which state; with a report. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { certificatesFace } from "#workers/features/certificates/lists/get-certificates";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

/** A page of the list. */
export async function loader(args: LoaderFunctionArgs) {
	return { title: args.context.translate(certificatesFace.title), list: await loadList(args, certificatesFace) };
}

export const action = reportAction(certificatesFace);

/** The screen. */
export default function Certificates() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("certificates");
	const making = (
		<ButtonLink kind="main" icon="plus" href="/certificates/new">
			{t("new")}
		</ButtonLink>
	);
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("subtitle")}
			actions={making}
			drawing="box"
			emptyAction={making}
		/>
	);
}
