import { Form } from 'antd';
import { useRef } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../../i18n/use-text.js';
import { useAtLeast } from '../../../lib/hooks/use-media.js';
import type { NamedLanguage } from '../../../lib/text/language.js';
import { CompletePlurals } from '../../files/CompletePlurals.js';
import { FlavourOfFiles } from '../../files/FlavourOfFiles.js';
import { FileDrop } from '../../files/FileDrop.js';
import { ImportOption } from '../../files/ImportOption.js';
import { ReplaceChoice } from '../../files/ReplaceChoice.js';
import { TakeStatuses } from '../../files/TakeStatuses.js';
import { OtherLanguage } from '../../files/warnings/OtherLanguage.js';
import styles from './ImportFields.module.css';
import { ImportPreviewTabs } from './ImportPreviewTabs.js';
import { LanguageChanges } from './LanguageChanges.js';
import { SwitchForFiles } from '../plurals/SwitchForFiles.js';
import { previewFindings } from './preview-findings.js';
import { DocumentFields } from './DocumentField.js';
import type { Import } from './use-import-preview.js';
import { UnknownDocuments } from './UnknownDocuments.js';
import type { PlacedFiles } from './use-placed-files.js';

interface ImportFieldsProps {
  from: Import;
  placing: PlacedFiles;
  project: ProjectDetails;
  /** The language to import into; its name is empty while it is being typed. */
  language: NamedLanguage;
  /** Whether the language is new and has no values. */
  isNew: boolean;
  /** Imports the files into another language of the project; absent if this one is new. */
  onInstead?: (language: LanguageView) => void;
}

/** The fields of an import into a language: files, options and preview. */
export function ImportFields(props: ImportFieldsProps) {
  const { from, placing, onInstead } = props;
  const fields = useRef<HTMLDivElement>(null);
  return (
    // Takes the focus when the focused element is removed.
    <div ref={fields} className={styles.fields} tabIndex={-1}>
      <FileDrop reading={from.files} />
      <OtherLanguage
        of={from.files}
        language={props.language}
        known={props.project.languages}
        onInstead={
          onInstead &&
          ((other) => {
            fields.current?.focus();
            onInstead(other);
          })
        }
      />
      <DocumentFields {...placing} language={props.language.name} />
      <UnknownDocuments listed={placing.listed} />
      {placing.placed.length === 0 && <AloneFields {...props} />}
    </div>
  );
}

/** Of files whose keys belong to none of the project: options and preview. */
function AloneFields({ from, project, language, isNew }: ImportFieldsProps) {
  const { files, preview, choose } = from;
  const isReplacing = Form.useWatch('replaceExistingKeys') === true;
  return (
    <>
      <div className={styles.options}>
        <Replacing from={from} isNew={isNew} />
        <CompletePlurals of={files} />
        <FlavourOfFiles of={files} />
        <TakeStatuses of={files} />
      </div>
      <SwitchForFiles project={project} losses={files.losses} />
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
          findings={previewFindings(from.findings.found ?? [], preview, from.choices)}
        />
      )}
    </>
  );
}

/** Which values are replaced: of a file with several languages, all or none. */
function Replacing({ from, isNew }: Pick<ImportFieldsProps, 'from' | 'isNew'>) {
  const text = useText();
  const isWide = useAtLeast('sm');
  // A new language has nothing to replace, but its call has the option as well (docs/api.md).
  if (!isNew && !mayReplace(from)) return null;
  const isSeveral = from.several.offered.length > 0;
  return isNew || isSeveral ? (
    <Form.Item name="replaceExistingKeys" valuePropName="checked" noStyle>
      <ImportOption
        label={text('language.replace')}
        help={text(isSeveral ? 'imports.replace_several_help' : 'language.replace_help')}
      />
    </Form.Item>
  ) : (
    <div className={styles.replace}>
      {text('finding.replace')}
      <Form.Item name="replace" noStyle>
        <ReplaceChoice isWide={isWide} />
      </Form.Item>
    </div>
  );
}

/** Returns whether there are values to replace. */
function mayReplace({ preview, several }: Pick<Import, 'preview' | 'several'>): boolean {
  if (several.offered.some(({ existing }) => existing !== null)) return true;
  return preview !== null && preview.values.kept + preview.values.replaced > 0;
}
