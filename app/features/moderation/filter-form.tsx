/** What narrows the inbox: the kind of what waits. The list follows the choice once scripts run. */
import { Form } from "@remix-run/react";
import { FilterControl } from "~/list/filter-fields";
import type { ListFrame } from "~/list/list-page";
import { useFollowedFilters } from "~/list/use-followed-filters";
import { Button } from "~/ui/button";
import { useTranslation } from "~/ui/texts";

/** The form. */
export function FilterForm({ list }: { list: ListFrame }) {
	const { t } = useTranslation("moderation");
	const form = useFollowedFilters(list);
	return (
		<Form
			ref={form}
			method="get"
			action={list.address}
			role="search"
			aria-label={t("columns.kind")}
			className="row-wrap dense"
			preventScrollReset
		>
			{Object.entries(list.hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{list.filters.map((field) => (
				<FilterControl key={field.name} field={field} value={field.value} isFollowed />
			))}
			<Button className="without-scripts" size="small">
				{t("apply")}
			</Button>
		</Form>
	);
}
