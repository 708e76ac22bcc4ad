/** The store's filters as one GET form: works by its button, and by itself 300 ms after a change where scripts run. */
import { Form, useLoaderData } from "@remix-run/react";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { Field, FieldGroup } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import { useFilterForm } from "./filter-following";
import { countFilters, sortNames } from "./listing-query";
import type { loader } from "./store.server";
import { useBalance } from "./use-balance";

const formId = "store-filters";

/** The filters; on a phone they stand behind a button. */
export function FilterForm({ action }: { action: string }) {
	const { query, brands } = useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	const balance = useBalance();
	const words = usePointsWords();
	const form = useFilterForm(action, query);
	const count = countFilters(query);
	return (
		<aside className="store-side" aria-label={t("filters.title")}>
			<label className="button store-filters-toggle">
				<input type="checkbox" className="unseen" />
				<Icon name="sliders" />
				{count > 0 ? t("filters.titleCount", { count }) : t("filters.title")}
			</label>
			<Form
				id={formId}
				className="stack-large dense store-filters"
				action={action}
				method="get"
				ref={form}
				preventScrollReset
			>
				<Field label={t("filters.search")}>
					<TextInput type="search" name="search" icon="search" defaultValue={query.search} maxLength={200} />
				</Field>
				{balance !== undefined && (
					<FieldGroup legend={t("filters.affordable")}>
						<Checkbox
							isSwitch
							name="affordable"
							value="1"
							defaultChecked={query.isAffordable}
							label={t("filters.upTo", { points: words.withLabel(balance) })}
						/>
					</FieldGroup>
				)}
				<PointsRange />
				{brands.length > 1 && (
					<Field label={t("filters.brand")}>
						<Select
							name="brand"
							defaultValue={query.brand}
							placeholder={t("filters.allBrands")}
							options={brands.map((brand) => ({ value: brand, label: brand }))}
						/>
					</Field>
				)}
				<div className="row-wrap">
					<Button className="store-filters-apply">{t("filters.apply")}</Button>
					{count > 0 && (
						<Anchor className="hit" href={action} keepsScroll>
							{t("filters.clear")}
						</Anchor>
					)}
				</div>
			</Form>
		</aside>
	);
}

/** Least and most points; the placeholder names the dearest item. */
function PointsRange() {
	const { query, most_points } = useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	const words = usePointsWords();
	return (
		<FieldGroup legend={t("filters.points")}>
			<div className="row">
				<TextInput
					name="min"
					inputMode="numeric"
					aria-label={t("filters.least")}
					placeholder="0"
					defaultValue={query.min}
				/>
				<span className="meta">{t("filters.to")}</span>
				<TextInput
					name="max"
					inputMode="numeric"
					aria-label={t("filters.most")}
					placeholder={words.figure(most_points)}
					defaultValue={query.max}
				/>
			</div>
		</FieldGroup>
	);
}

/** The order; a part of the filters' form that stands above the list. */
export function SortField() {
	const { query } = useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	return (
		<div className="store-sort dense">
			<Field label={t("sort.label")} isLabelHidden>
				<Select
					form={formId}
					name="sort"
					defaultValue={query.sort}
					options={sortNames.map((name) => ({ value: name, label: t(`sort.${name}`) }))}
				/>
			</Field>
		</div>
	);
}
