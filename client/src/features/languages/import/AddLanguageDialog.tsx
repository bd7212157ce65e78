import { Form, Segmented } from 'antd';
import { useDeferredValue } from 'react';

import type { CreateLanguage } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { canonicalTag } from '#core/domain/languages/language-tag.js';

import { useText } from '../../../i18n/use-text.js';
import type { Text } from '../../../i18n/use-text.js';
import { ApiError } from '../../../lib/http/api-error.js';
import { LanguageFields } from '../../../project/ui/languages/LanguageFields.js';
import { tagOrGuess } from '../../../project/ui/languages/TagField.js';
import { useUndo } from '../../../project/calls/use-undo.js';
import { FormDialog } from '../../../ui/dialogs/FormDialog.js';
import { addLanguage, importLanguages } from '../api.js';
import type { WrittenLanguages } from '../api.js';
import type { PlacedFile } from '../../files/placed-file.js';
import { withLeftOut } from '../../files/reading/left-out.js';
import styles from './AddLanguageDialog.module.css';
import { ImportFields } from './ImportFields.js';
import { isTakenInPart } from './preview.js';
import { severalImport } from './several-import.js';
import { afterTaken, takenImport } from './taken-import.js';
import { useImportPreview } from './use-import-preview.js';
import type { Import } from './use-import-preview.js';
import { usePlacedFiles } from './use-placed-files.js';
import type { PlacedFiles } from './use-placed-files.js';

interface LanguageForm {
  /** Undefined if the languages come from a file. */
  name?: string;
  /** Undefined until it is typed. */
  tag?: string;
  content: 'empty' | 'import';
  replaceExistingKeys: boolean;
}

interface AddLanguageDialogProps {
  open: boolean;
  project: ProjectDetails;
  /** The project with its files, of which the chosen ones may be documents. */
  placedIn: ProjectDetails;
  /** Takes files that are documents: they are compared with the project. */
  onPlaced: (files: readonly PlacedFile[]) => void;
  onAdded: (added: WrittenLanguages) => void;
  /** Called if nothing was imported because the project has changed since the preview. */
  onMoved: () => void;
  onClose: () => void;
}

/** Adds a language, empty or from files, with a preview of the import. */
export function AddLanguageDialog(props: AddLanguageDialogProps) {
  const { open, project, onPlaced, onAdded, onMoved, onClose } = props;
  const text = useText();
  const [form] = Form.useForm<LanguageForm>();
  const name = Form.useWatch('name', form) ?? '';
  const tag = tagOrGuess(Form.useWatch('tag', form), name);
  const isImport = Form.useWatch('content', form) === 'import';
  const replaceExistingKeys = Form.useWatch('replaceExistingKeys', form) ?? false;
  const canonical = canonicalTag(tag);
  const from = useImportPreview(project, {
    languageId: null,
    tag: useDeferredValue(canonical),
    replaceExistingKeys,
  });
  const { files, several } = from;
  const placing = usePlacedFiles(props.placedIn, { id: null, name: name.trim(), tag: canonical }, files);
  const isPlaced = isImport && placing.placed.length > 0;
  const undo = useUndo(project.id);
  const isSeveral = isImport && several.offered.length > 0;

  return (
    <FormDialog<LanguageForm, WrittenLanguages | null>
      open={open}
      form={form}
      title={text('language.add_title')}
      submit={submitOf(text, isImport, from, placing)}
      width={860}
      memory="add-language"
      initial={{ name: '', content: 'empty', replaceExistingKeys: false }}
      action={async (values) => {
        if (isPlaced) return null;
        return add(project, values, from).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'import_moved') onMoved();
          throw error;
        });
      }}
      errors={{
        language_already_exists: { field: 'name', id: 'errors.language_already_exists' },
        language_tag_already_exists: { field: 'tag', id: 'errors.language_tag_already_exists' },
        import_moved: 'errors.import_moved',
        limit_reached: 'errors.limit_reached',
        payload_too_large: 'errors.payload_too_large',
        storage_full: 'errors.storage_full',
        403: 'errors.unauthorized',
      }}
      note={isImport && text('imports.nothing_sent')}
      disabled={isImport && !isReady(from, placing)}
      onDone={(added) => {
        if (added === null) return onPlaced(placing.placed);
        undo.tellSet(added.changeSetId, {
          id: isSeveral ? 'toast.languages_imported' : 'toast.language_added',
          values: { count: several.taken.length },
        });
        files.reset();
        onClose();
        onAdded(added);
      }}
      onClose={onClose}
    >
      <div className={styles.two}>
        {!isSeveral && <LanguageFields field="name" label="language.name" except={project.languages} />}
        <Form.Item<LanguageForm> name="content" label={text('language.content')}>
          <Segmented
            block
            className={styles.content ?? ''}
            aria-label={text('language.content')}
            options={[
              { value: 'empty', label: text('language.empty') },
              { value: 'import', label: text('language.import') },
            ]}
          />
        </Form.Item>
      </div>
      {isImport && (
        <ImportFields
          {...{ from, placing, project }}
          language={{ name: name.trim(), tag: canonical }}
          isNew
        />
      )}
    </FormDialog>
  );
}

function isReady({ files, findings, several, count }: Import, { placed, listed }: PlacedFiles): boolean {
  if (placed.length > 0) return true;
  const isPending = files.isReading || findings.isPending || listed.isLoading;
  return !isPending && (several.offered.length > 0 ? several.taken.length : count) > 0;
}

function submitOf(
  text: Text,
  isImport: boolean,
  { several, count }: Import,
  { placed }: PlacedFiles,
): string {
  if (!isImport) return text('language.add_submit');
  if (placed.length > 0) return text('imports.compare');
  return several.offered.length > 0
    ? text('imports.submit_languages', { count: several.taken.length })
    : text('imports.submit', { count });
}

async function add(
  project: ProjectDetails,
  { name = '', tag, content, replaceExistingKeys }: LanguageForm,
  { files, reading, preview, findings, several }: Import,
): Promise<WrittenLanguages> {
  if (content === 'import' && reading && several.offered.length > 0) {
    const choices = { replaceExistingKeys, isTakingStatuses: files.isTakingStatuses };
    return importLanguages(
      project.id,
      await severalImport(project, findings.taken(several.taken), reading, choices),
      reading,
    );
  }
  const body: Omit<CreateLanguage, 'files'> = { name: name.trim(), tag: tagOrGuess(tag, name) };
  if (content === 'empty' || !reading || !preview)
    return addLanguage(project.id, body, { warnings: [], hasNewKeys: false });
  const read = await withLeftOut(reading, [{ groups: reading.groups, after: afterTaken(preview) }]);
  const { groups, files: profile } = takenImport(preview, read);
  return addLanguage(
    project.id,
    {
      ...body,
      groups,
      ...(profile && { files: profile }),
      replaceExistingKeys,
      ...(files.isTakingStatuses && { applyStatuses: true }),
    },
    { warnings: reading.warnings, hasNewKeys: preview.created.some(isTakenInPart) },
  );
}
