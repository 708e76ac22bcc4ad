/** The badges from which givers choose, as account owners keep them: in their order, those that are switched off too. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { managedBadgesFace } from "#workers/features/badges/lists/get-managed-badges";
import { loadList } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { ProgramBadge } from "~/ui/ornament";
import { useTranslation } from "~/ui/texts";
import "./badges.css";

export const meta = titleMeta;

/** A page of the list. */
export async function loader(args: LoaderFunctionArgs) {
	const list = await loadList(args, managedBadgesFace);
	return { title: args.context.translate(managedBadgesFace.title), list };
}

/** The screen. */
export default function Badges() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("badges");
	const adding = (
		<ButtonLink kind="main" icon="plus" href="/programs/badges/new">
			{t("new")}
		</ButtonLink>
	);
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("subtitle")}
			back={{ href: "/programs", label: t("programs") }}
			drawing="program"
			actions={adding}
			emptyAction={adding}
			cells={{
				name: ({ name, glyph }) => (
					<span className="badge-name">
						<ProgramBadge glyph={glyph} sizePx={40} />
						{name}
					</span>
				),
				missing_count: ({ missing_count: count }) => (count === 0 ? t("complete") : t("missing", { count })),
			}}
		/>
	);
}
