/** The customer tree: distributors, their sales reps and the first customers of each, as nested parts that open. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { groupBy } from "#workers/kernel/group-by";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { CustomersTabs } from "./customers-tabs";
import "./tree.css";

export const meta = titleMeta;

/** The branches, by distributor. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { branches } = await context.call("sales-customers/get-customer-tree", {});
	const byDistributor = groupBy(branches, ({ distributor_id }) => distributor_id);
	return {
		title: context.translate("sales-customers:tree.title"),
		distributors: [...byDistributor].map(([id, reps]) => ({ id, name: reps[0]!.distributor_name, reps })),
	};
}

/** The screen. */
export default function CustomerTree() {
	const { title, distributors } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales-customers");
	return (
		<div className="stack">
			<div className="stack">
				<PageHead title={title} subtitle={t("tree.subtitle")} />
				<CustomersTabs current="/customers/tree" />
				{distributors.length === 0 && (
					<EmptyState drawing="people" title={t("empty.title")}>
						{t("empty.text")}
					</EmptyState>
				)}
				{distributors.map(({ id, name, reps }) => (
					<Card key={id}>
						<details className="tree" open>
							<summary>
								<span className="strong">{name ?? t("tree.noDistributor")}</span>
								<Count of={reps.reduce((sum, { customers_count }) => sum + customers_count, 0)} />
							</summary>
							{reps.map((rep) => (
								<Branch key={rep.sales_rep_id} rep={rep} />
							))}
						</details>
					</Card>
				))}
			</div>
		</div>
	);
}

type Rep = Awaited<ReturnType<typeof loader>>["distributors"][number]["reps"][number];

/** The table of customers, narrowed to those of a branch. */
function tableOf({ distributor_id, sales_rep_participant_id: rep }: Rep): string {
	const narrowed: Record<string, string> = rep
		? { distributor_sales_rep_participant_id: rep }
		: {
				...(distributor_id === null ? { without_distributor: "1" } : { account_id: String(distributor_id) }),
				without_rep: "1",
			};
	return `/customers?${new URLSearchParams(narrowed)}`;
}

function Branch({ rep }: { rep: Rep }) {
	const { sales_rep_name, customers, customers_count } = rep;
	const { t } = useTranslation("sales-customers");
	return (
		<details className="tree" open={customers.length > 0}>
			<summary>
				<span>{sales_rep_name ?? t("noRep")}</span>
				<Count of={customers_count} />
			</summary>
			<ul>
				{customers.map(({ id, name, title, enrollment_status }) => (
					<li key={id}>
						<Anchor className="hit is-near" href={`/customers/${id}`}>
							{name}
						</Anchor>
						<span className="meta">
							{title}
							{enrollment_status !== "approved" && ` (${t(`status.${enrollment_status}`)})`}
						</span>
					</li>
				))}
				{customers_count > customers.length && (
					<li>
						<Anchor className="hit" href={tableOf(rep)}>
							{t("tree.all")}
						</Anchor>
					</li>
				)}
			</ul>
		</details>
	);
}

function Count({ of }: { of: number }) {
	const { t } = useTranslation("sales-customers");
	return <span className="quiet">{t("tree.customers", { count: of })}</span>;
}
