/** Beside the list: the idea that was highlighted last, and what an idea earns. */
import { useLoaderData } from "@remix-run/react";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { LaurelWreath } from "~/ui/ornament";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./ideas.server";

/** The cards; nothing where there is nothing to say. */
export function IdeasAside() {
	const { featured, earning } = useLoaderData<typeof loader>();
	if (!featured && earning.length === 0) return null;
	return (
		<aside className="stack">
			{featured && <Featured {...featured} />}
			{earning.length > 0 && <Earnings />}
		</aside>
	);
}

function Featured({
	id,
	title,
	author,
	team_count,
}: {
	id: number;
	title: string;
	author: string;
	team_count: number;
}) {
	const { t } = useTranslation("ideas");
	return (
		<Card title={t("aside.featured")}>
			<div className="row idea-featured">
				<span className="idea-laurel">
					<LaurelWreath />
					<Icon name="bulb" />
				</span>
				<div className="grow">
					<Anchor className="plain strong" href={`/ideas/${id}`}>
						{title}
					</Anchor>
					<p className="meta">{t("aside.team", { name: author, count: team_count, others: team_count - 1 })}</p>
				</div>
			</div>
		</Card>
	);
}

function Earnings() {
	const { earning } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const { withLabel } = usePointsWords();
	return (
		<Card title={t("aside.earns")} className="stack">
			{earning.map(({ id, name, points_on_approval, points_on_highlighting }) => (
				<div key={id} className="stack-small">
					<h3>{name}</h3>
					<p className="between">
						<span>{t("aside.approved")}</span> <span>{withLabel(points_on_approval ?? 0)}</span>
					</p>
					<p className="between">
						<span>{t("aside.more")}</span> <span>{withLabel(points_on_highlighting ?? 0)}</span>
					</p>
				</div>
			))}
			<p className="meta">{t("aside.shared")}</p>
		</Card>
	);
}
