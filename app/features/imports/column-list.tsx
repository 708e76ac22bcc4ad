/** Explains the columns of each kind of file, with a template to start from. */

import { type ImportKind, importKinds, knownColumns } from "#workers/features/imports/rules/columns";
import { textKey } from "#workers/kernel/names";
import { Anchor } from "~/ui/anchor";
import { Icon } from "~/ui/icon";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

/** The columns of all kinds, each folded away; `currency` is the account's, in which prices are. */
export function ColumnLists({ currency }: { currency: string }) {
	return (
		<div>
			{importKinds.map((kind) => (
				<ColumnList key={kind} kind={kind} currency={currency} />
			))}
		</div>
	);
}

function ColumnList({ kind, currency }: { kind: ImportKind; currency: string }) {
	const { t } = useTranslation("imports");
	const { required, optional, instead } = knownColumns[kind];
	const requiredWords = (column: string) => {
		const other = instead[column];
		return other ? t("columns.requiredOr", { column: other }) : t("columns.required");
	};
	return (
		<details className="fold" name="columns">
			<summary>
				{t("columns.title", { kind: t(`kinds.${kind}.name`) })}
				<Icon name="chevron-down" />
			</summary>
			<div className="stack-small">
				<p className="soft">{t(kind === "members" ? "columns.understood" : "columns.ignored")}</p>
				<p>
					<Anchor className="link" href={`/webapp/templates/${kind}.csv`} isDocument>
						{t("columns.template")}
					</Anchor>
				</p>
				<dl className="import-columns">
					{[...required, ...optional].map((column) => (
						<div key={column}>
							<dt>
								<code>{column}</code> {required.includes(column) && <Tag tone="main">{requiredWords(column)}</Tag>}
							</dt>
							<dd>{t(textKey(`imports:columns.${kind}.${column}`), { currency })}</dd>
						</div>
					))}
				</dl>
			</div>
		</details>
	);
}
