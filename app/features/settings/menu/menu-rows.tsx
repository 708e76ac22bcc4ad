/** The menu's entries in their order: each with its handle, its arrows, its number and whether members see it. */
import { type DisplayOrder, displayOrders } from "#workers/features/settings/rules/menu-order";
import { menuEntries } from "#workers/menu.generated";
import { IconButton } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";
import { useTranslation } from "~/ui/texts";
import type { MenuRow } from "./menu-moves";
import type { useMenuRows } from "./use-menu-rows";

type Sorting = ReturnType<typeof useMenuRows>;

const orders = displayOrders.map((order) => ({ value: String(order), label: String(order) }));

/** The rows, inside the form that saves them. */
export function MenuRows({ sorting }: { sorting: Sorting }) {
	const { t } = useTranslation("settings");
	const { rows, moved, list } = sorting;
	const at = rows.findIndex(({ key }) => key === moved);
	return (
		<>
			<ol ref={list} className="menu-rows">
				{rows.map((row, place) => (
					<Row key={row.key} row={row} sorting={sorting} isFirst={place === 0} isLast={place === rows.length - 1} />
				))}
			</ol>
			<p className="unseen" aria-live="polite">
				{at >= 0 && t("menuPage.moved", { name: rows[at]!.label, at: at + 1, count: rows.length })}
			</p>
		</>
	);
}

type RowProps = { row: MenuRow; sorting: Sorting; isFirst: boolean; isLast: boolean };

function Row({ row, sorting, isFirst, isLast }: RowProps) {
	const { t } = useTranslation("settings");
	const { key, label, is_shown, is_link } = row;
	const icon = is_link ? "external" : menuEntries.find((entry) => entry.key === key)?.icon;
	return (
		<li
			className={classNames("menu-row", sorting.dragged === key && "menu-row-dragged", !is_shown && "menu-row-hidden")}
		>
			<input type="hidden" name="key" value={key} />
			<div className="menu-row-name">
				<button
					type="button"
					className="menu-grip script-only"
					aria-label={t("menuPage.drag", { name: label })}
					onPointerDown={() => sorting.drag(key)}
					onKeyDown={sorting.pressOnGrip(key)}
				/>
				{icon && <Icon name={icon} />}
				<span className="grow">
					<span className="strong">{label}</span>
					{is_link === 1 && <span className="meta">{t("menuPage.link")}</span>}
				</span>
			</div>
			<div className="menu-row-tools">
				<Select
					className="menu-number"
					name={`display_order.${key}`}
					aria-label={t("menuPage.order", { name: label })}
					options={orders}
					value={String(row.display_order)}
					onChange={(event) => sorting.number(key, Number(event.target.value) as DisplayOrder)}
				/>
				<IconButton
					className="script-only"
					icon="arrow-up"
					label={t("menuPage.up", { name: label })}
					aria-disabled={isFirst || undefined}
					onClick={() => sorting.move(key, -1)}
				/>
				<IconButton
					className="script-only"
					icon="arrow-down"
					label={t("menuPage.down", { name: label })}
					aria-disabled={isLast || undefined}
					onClick={() => sorting.move(key, 1)}
				/>
				<input type="hidden" name={`is_shown.${key}`} value="0" />
				<Checkbox
					isSwitch
					name={`is_shown.${key}`}
					value="1"
					checked={is_shown === 1}
					onChange={(event) => sorting.show(key, event.target.checked ? 1 : 0)}
					aria-label={t("menuPage.showsEntry", { name: label })}
					label={
						<span aria-hidden="true" className="unseen-on-mobile">
							{t("menuPage.shown")}
						</span>
					}
				/>
			</div>
		</li>
	);
}
