/** Explains the columns of each kind of file, with a template to start from. */

import { type ImportKind, importKinds, knownColumns } from "#workers/features/imports/rules/columns";
import { Anchor } from "~/ui/anchor";
import { Icon } from "~/ui/icon";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

/** The columns of all kinds, each folded away. */
export function ColumnLists() {
	return (
		<div>
			{importKinds.map((kind) => (
				<ColumnList key={kind} kind={kind} />
			))}
		</div>
	);
}

function ColumnList({ kind }: { kind: ImportKind }) {
	const { t } = useTranslation("imports");
	const { required, optional } = knownColumns[kind];
	return (
		<details className="fold" name="columns">
			<summary>
				{t("columns.title", { kind: t(`kinds.${kind}.name`) })}
				<Icon name="chevron-down" />
			</summary>
			<div className="stack-small">
				<p className="soft">{t("columns.ignored")}</p>
				<p>
					<Anchor className="link" href={`/webapp/templates/${kind}.csv`} isDocument>
						{t("columns.template")}
					</Anchor>
				</p>
				<dl className="import-columns">
					{[...required, ...optional].map((column) => (
						<div key={column}>
							<dt>
								<code>{column}</code> {required.includes(column) && <Tag tone="main">{t("columns.required")}</Tag>}
							</dt>
							<dd>{t(`columns.${kind}.${column}`)}</dd>
						</div>
					))}
				</dl>
			</div>
		</details>
	);
}
