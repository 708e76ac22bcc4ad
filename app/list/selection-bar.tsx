/** What is selected of a list, in words, and what can be done with it; without scripts its buttons keep the page's boxes first. */
import { EndpointForm } from "~/form/endpoint-form";
import { useFormScope } from "~/form/form-scope";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { LoadingIndicator } from "~/ui/loading";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import { useIsScripted } from "~/ui/use-is-scripted";
import type { ListFrame, SelectionFrame } from "./list-page";
import type { Selection } from "./use-selection";

/** Props of the bar. */
export type SelectionBarProps = { list: ListFrame; frame: SelectionFrame; selection: Selection };

/** The bar above the rows. */
export function SelectionBar({ list, frame, selection }: SelectionBarProps) {
	const { t } = useTranslation("lists");
	const isScripted = useIsScripted();
	const { count, isPending, failure } = selection;
	const here = frame.boxes.filter(({ id, reason }) => reason === null && selection.isTicked(id)).length;
	const isClosed = isScripted && (isPending || count === 0);
	return (
		<EndpointForm form={frame.form} className={classNames("selection-bar", count === 0 && !isPending && "is-empty")}>
			<input type="hidden" name="type" value="rows" />
			<input type="hidden" name="table_hash" value={frame.table_hash} />
			{frame.boxes.map(({ id, reason }) =>
				reason === null ? <input key={id} type="hidden" name="shown_ids" value={id} /> : null,
			)}
			<div className="selection-words" aria-live="polite">
				{isPending ? (
					<LoadingIndicator label={t("selection.processing")} />
				) : (
					<>
						<span className="strong">{t("selection.count", { count })}</span>
						{count > here && <span className="meta">{t("selection.elsewhere", { count: count - here })}</span>}
					</>
				)}
			</div>
			{count < list.total_rows && (
				<Button size="small" kind="quiet" name="type" value="all" onClick={instead(selection.tickAll)}>
					{t("selection.all", { count: list.total_rows })}
				</Button>
			)}
			{count > 0 && (
				<Button size="small" kind="quiet" name="type" value="none" onClick={instead(selection.tickNone)}>
					{t("selection.none")}
				</Button>
			)}
			<Button size="small" className="without-scripts">
				{t("selection.keep")}
			</Button>
			<Actions actions={frame.actions} isClosed={isClosed} />
			{failure && (
				<Notice tone="bad" isLive>
					{failure.words ?? t("selection.failed")}
				</Notice>
			)}
		</EndpointForm>
	);
}

/** What can be done with what is selected; closed while what was pressed is on its way, too. */
function Actions({ actions, isClosed }: { actions: SelectionFrame["actions"]; isClosed: boolean }) {
	const { isBusy } = useFormScope();
	return (
		<div className="row-wrap end">
			{actions.map(({ key, label, is_destructive }) => (
				<Button
					key={key}
					size="small"
					kind={is_destructive ? "destructive" : undefined}
					name="next"
					value={key}
					disabled={isClosed || isBusy}
				>
					{label}
				</Button>
			))}
		</div>
	);
}

/** What a button does where scripts run, in the place of sending the form. */
function instead(work: () => void) {
	return (event: { preventDefault: () => void }) => {
		event.preventDefault();
		work();
	};
}
