/** What narrows and orders the list of ideas: words, state and order in one GET form, which follows by itself where scripts run. */
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { FilterControl } from "~/list/filter-fields";
import type { ListFrame } from "~/list/list-page";
import { useFollowedFilters } from "~/list/use-followed-filters";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { useTranslation } from "~/ui/texts";

/** The form; `end` stands behind it. */
export function IdeasFilter({ list, end }: { list: ListFrame; end: ReactNode }) {
	const { t } = useTranslation("ideas");
	const form = useFollowedFilters(list);
	return (
		<div className="row-wrap idea-filter">
			<Form
				ref={form}
				method="get"
				action={list.address}
				role="search"
				aria-label={t("search.label")}
				className="row-wrap dense grow"
				preventScrollReset
			>
				{Object.entries(list.hidden)
					.filter(([name]) => name !== "sort")
					.map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
				{list.filters.map((field) => (
					<FilterControl key={field.name} field={field} value={field.value} isFollowed />
				))}
				<Field label={t("search.order")}>
					<Select
						name="sort"
						defaultValue={list.orders.find(({ isCurrent }) => isCurrent)?.value}
						options={list.orders}
					/>
				</Field>
				<Button className="without-scripts">{t("search.action")}</Button>
			</Form>
			{end}
		</div>
	);
}
