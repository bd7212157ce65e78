import { Form } from 'antd';

import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import type { NamedLanguage } from '../../lib/text/language.js';
import { CompletePlurals } from '../files/CompletePlurals.js';
import { FlavourOfFiles } from '../files/FlavourOfFiles.js';
import { FileDrop } from '../files/FileDrop.js';
import { ImportOption } from '../files/ImportOption.js';
import { TakeStatuses } from '../files/TakeStatuses.js';
import { countLostPlurals } from '../files/warnings/warning-kinds.js';
import styles from './ImportFields.module.css';
import { ImportPreviewTabs } from './ImportPreviewTabs.js';
import { LanguageChanges } from './LanguageChanges.js';
import { SwitchForFiles } from './plurals/SwitchForFiles.js';
import { previewIssues } from './preview-issues.js';
import type { Import } from './use-import-preview.js';

interface ImportFieldsProps {
  from: Import;
  project: ProjectDetails;
  /** The language imported into; its name is empty while it is being typed. */
  language: NamedLanguage;
  /** A language to be added: it has no values yet. */
  isNew: boolean;
  /** Undo of a switch of the plural forms. */
  onUndo: (changeSetId: number) => void;
}

/** The fields of an import into a language: its files, how to take them, and what that will do. */
export function ImportFields({ from, project, language, isNew, onUndo }: ImportFieldsProps) {
  const text = useText();
  const { files, preview, choose } = from;
  const isSeveral = from.several.offered.length > 0;
  const isReplacing = Form.useWatch('replaceExistingKeys') === true;
  return (
    // Takes the focus when what has it goes.
    <div className={styles.fields} tabIndex={-1}>
      <FileDrop reading={files} />
      <div className={styles.options}>
        {/* A new language has nothing to replace, but the specification names the option there. */}
        {(isNew || mayReplace(from)) && (
          <Form.Item name="replaceExistingKeys" valuePropName="checked" noStyle>
            <ImportOption
              label={text('language.replace')}
              help={text(isSeveral ? 'imports.replace_several_help' : 'language.replace_help')}
            />
          </Form.Item>
        )}
        <CompletePlurals of={files} />
        <FlavourOfFiles of={files} />
        <TakeStatuses of={files} />
      </div>
      <SwitchForFiles
        project={project}
        lostPlurals={countLostPlurals(from.reading?.warnings ?? [])}
        onUndo={onUndo}
      />
      <LanguageChanges from={from} project={project} isReplacing={isReplacing} />
      {preview && (
        <ImportPreviewTabs
          preview={preview}
          reference={project.languages[0] ?? { name: '' }}
          language={language}
          isNew={isNew}
          onCompletePlurals={() => files.setCompleting(true)}
          moved={from.moved}
          onChoose={choose}
          issues={previewIssues(from.issues.found ?? [], preview, from.choices)}
        />
      )}
    </div>
  );
}

/** Whether there is something to replace. */
function mayReplace({ preview, several }: Pick<Import, 'preview' | 'several'>): boolean {
  if (several.offered.some(({ existing }) => existing !== null)) return true;
  return preview !== null && preview.values.kept + preview.values.replaced > 0;
}
