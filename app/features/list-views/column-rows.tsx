/** The columns of a list with a box for each and its place: a number to type, where scripts run two arrows as well. */
import { useState } from "react";
import { IconButton } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { useTranslation } from "~/ui/texts";
import "./list-views.css";

/** A column to choose. */
export type ChosenColumn = { id: string; heading: string; is_shown: 0 | 1; is_lead: 0 | 1; is_wide_only: 0 | 1 };

/** The rows, inside the form that saves them. */
export function ColumnRows({ columns }: { columns: ChosenColumn[] }) {
	const { t } = useTranslation("list-views");
	const [rows, setRows] = useState(columns);
	const [moved, setMoved] = useState<string>();
	const at = rows.findIndex(({ id }) => id === moved);
	const move = (id: string, to: number) => {
		setRows((before) => movedTo(before, id, to));
		setMoved(id);
	};
	return (
		<>
			<ol className="column-rows">
				{rows.map((column, place) => (
					<ColumnRow
						key={column.id}
						column={column}
						place={place}
						last={rows.length - 1}
						onMove={(to) => move(column.id, to)}
					/>
				))}
			</ol>
			<p className="unseen" aria-live="polite">
				{at >= 0 && t("columns.moved", { name: rows[at]!.heading, at: at + 1, count: rows.length })}
			</p>
		</>
	);
}

/** The lead stays first. */
function movedTo(rows: ChosenColumn[], id: string, to: number): ChosenColumn[] {
	const row = rows.find((one) => one.id === id);
	const first = rows[0]?.is_lead === 1 ? 1 : 0;
	if (!row || row.is_lead === 1) return rows;
	const others = rows.filter((one) => one !== row);
	const place = Math.max(first, Math.min(to, others.length));
	return [...others.slice(0, place), row, ...others.slice(place)];
}

type RowProps = { column: ChosenColumn; place: number; last: number; onMove: (to: number) => void };

function ColumnRow({ column: { id, heading, is_shown, is_lead, is_wide_only }, place, last, onMove }: RowProps) {
	const { t } = useTranslation("list-views");
	const first = 1;
	if (is_lead === 1)
		return (
			<li className="column-row">
				<input type="hidden" name="column" value={id} />
				<input type="hidden" name="shown" value={id} />
				<span className="grow strong">{heading}</span>
				<span className="meta">{t("columns.lead")}</span>
			</li>
		);
	return (
		<li className="column-row">
			<input type="hidden" name="column" value={id} />
			<div className="grow">
				<Checkbox name="shown" value={id} defaultChecked={is_shown === 1} label={heading} />
				{is_wide_only === 1 && <span className="meta">{t("columns.wideOnly")}</span>}
			</div>
			<input
				key={place}
				className="input column-place"
				type="number"
				inputMode="numeric"
				name={`place.${id}`}
				min={1}
				max={last + 1}
				defaultValue={place + 1}
				aria-label={t("columns.place", { name: heading })}
			/>
			<IconButton
				className="script-only"
				icon="arrow-up"
				label={t("columns.up", { name: heading })}
				aria-disabled={place <= first || undefined}
				onClick={() => onMove(place - 1)}
			/>
			<IconButton
				className="script-only"
				icon="arrow-down"
				label={t("columns.down", { name: heading })}
				aria-disabled={place >= last || undefined}
				onClick={() => onMove(place + 1)}
			/>
		</li>
	);
}
