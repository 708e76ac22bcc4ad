/** One's own statement: what came, what went, why, and the balance after each line. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getLedgerFace } from "#workers/features/points/lists/get-ledger";
import { loadList } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { useTranslation } from "~/ui/texts";
import { Figures } from "./figures";
import { Amount, Balance, Why } from "./statement-cells";
import "./points.css";

export const meta = titleMeta;

/** One page of one's own statement; nothing where the account hides points. */
export async function loader(args: LoaderFunctionArgs) {
	const { context } = args;
	const title = context.texts.t("points:statement.title");
	if (context.account.flags.hide_points_for_account === 1) return { title, shown: null };
	const [figures, list] = await Promise.all([
		context.call("session/refresh-point-balance", {}),
		loadList(args, getLedgerFace),
	]);
	return { title, shown: { figures, list } };
}

/** The statement. */
export default function StatementScreen() {
	const { title, shown } = useLoaderData<typeof loader>();
	const { t } = useTranslation("points");
	if (!shown) {
		return (
			<EmptyState
				drawing="lock"
				title={t("statement.hiddenTitle")}
				action={<ButtonLink href="/recognitions">{t("statement.toRecognitions")}</ButtonLink>}
			>
				{t("statement.hiddenText")}
			</EmptyState>
		);
	}
	const { figures, list } = shown;
	return (
		<div className="page-middle statement">
			<ListScreen
				list={list}
				title={title}
				subtitle={t("statement.subtitle")}
				caption={t("statement.caption")}
				cells={{
					kind: (line) => <Why line={line} />,
					points: (line) => <Amount points={line.points} />,
					balance: (line) => <Balance balance={line.balance} />,
				}}
				empty={
					<EmptyState
						isBare
						drawing="feed"
						title={t("statement.emptyTitle")}
						action={<ButtonLink href="/">{t("statement.emptyAction")}</ButtonLink>}
					>
						{t("statement.emptyText")}
					</EmptyState>
				}
			>
				<Figures figures={figures} />
			</ListScreen>
		</div>
	);
}
