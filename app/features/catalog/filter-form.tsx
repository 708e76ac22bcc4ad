/** The store's filters and its order in one row: a GET form that works by its button, and by itself where scripts run. */
import { Form } from "@remix-run/react";
import { FilterControl } from "~/list/filter-fields";
import type { ListFrame } from "~/list/list-page";
import { useFollowedFilters } from "~/list/use-followed-filters";
import { Anchor } from "~/ui/anchor";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { useBalance } from "./use-balance";

const formId = "store-filters";

/** The row; on a phone the filters stand behind a button. */
export function FilterForm({ list }: { list: ListFrame }) {
	const { t } = useTranslation("catalog");
	const balance = useBalance();
	const form = useFollowedFilters(list);
	const count = list.chosen.length;
	const shown = list.filters.filter(({ name }) => name !== "affordable" || balance !== undefined);
	return (
		<div className="store-tools">
			<label className="button store-filters-toggle">
				<input type="checkbox" className="unseen" />
				<Icon name="sliders" />
				{count > 0 ? t("filters.titleCount", { count }) : t("filters.title")}
			</label>
			<Form
				id={formId}
				className="dense store-filters"
				role="search"
				aria-label={t("filters.title")}
				action={list.address}
				method="get"
				ref={form}
				preventScrollReset
			>
				{shown.map((field) => (
					<FilterControl key={field.name} field={field} value={field.value} isFollowed />
				))}
				<Button className="store-filters-apply">{t("filters.apply")}</Button>
			</Form>
			<SortField orders={list.orders} />
			<Chosen list={list} />
		</div>
	);
}

/** The order; a part of the filters' form that stands beside it. */
function SortField({ orders }: Pick<ListFrame, "orders">) {
	const { t } = useTranslation("catalog");
	return (
		<div className="store-sort dense">
			<Field label={t("sort.label")}>
				<Select
					form={formId}
					name="sort"
					defaultValue={orders.find(({ isCurrent }) => isCurrent)?.value}
					options={orders}
				/>
			</Field>
			<Button form={formId} className="without-scripts">
				{t("sort.apply")}
			</Button>
		</div>
	);
}

/** What narrows the list, each with the way to leave it out. */
function Chosen({ list: { chosen, clearHref } }: { list: ListFrame }) {
	const { t } = useTranslation("common");
	if (chosen.length === 0) return null;
	return (
		<div className="row-wrap store-chosen">
			{chosen.map(({ label, removeHref }) => (
				<Tag key={label} tone="main" removeHref={removeHref} removeLabel={t("table.removeFilter")}>
					{label}
				</Tag>
			))}
			<Anchor className="link hit" href={clearHref} keepsScroll>
				{t("table.clearAll")}
			</Anchor>
		</div>
	);
}
