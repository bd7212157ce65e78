import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { ContestedValue, UpdateValue, ValueView } from '#core/api/translations.js';
import { calledForm, formRefusal, singularRefusal } from '#core/domain/called-form.js';
import type { PluralPlace } from '#core/domain/forms-of.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { Database } from '../../platform/database/database.js';
import {
  ConflictError,
  ForbiddenError,
  InvalidError,
  NotFoundError,
  RuleError,
} from '../../platform/errors/domain.error.js';
import { Events } from '../../platform/events.js';
import { CompressedJson } from '../../platform/http/answers/compressed-json.js';
import { joinedLists } from '../../platform/http/answers/json-answer.js';
import { BlockingChecks } from '../checks/blocking-checks.service.js';
import { ContentChanged, valueChange } from '../content/content-changed.js';
import type { ValueAction } from '../content/content-changed.js';
import { ContentQueries } from '../content/content.queries.js';
import { ProjectReads } from '../content/project-reads.js';
import type { Member } from '../members/member.js';
import type { CreateValueBody } from './dto/create-value.body.js';
import { ValuesQueries } from './values.queries.js';
import type { Change, Creation, ValueRef } from './values.queries.js';

@Injectable()
export class ValuesService {
  constructor(
    private readonly content: ContentQueries,
    private readonly reads: ProjectReads,
    private readonly database: Database,
    private readonly queries: ValuesQueries,
    private readonly checks: BlockingChecks,
    private readonly events: Events,
  ) {}

  /** ValueView[] as JSON. */
  async ofKey(member: Member, keyId: number): Promise<string> {
    const [key] = await this.content.someKeys(member, [keyId]);
    if (key === undefined) throw new NotFoundError(ErrorCode.NotExistingKey);
    return key.valuesJson;
  }

  /** ValueView[] as JSON. */
  async ofLanguage(member: Member, languageId: number): Promise<CompressedJson> {
    const version = String(await this.content.revision(member));
    return this.reads.read(member, { what: `language ${languageId}`, version }, async (actor) => {
      const readable = await this.queries.readableLanguages(actor);
      if (!readable.some(({ id }) => id === languageId))
        throw new NotFoundError(ErrorCode.NotExistingLanguage);
      return CompressedJson.of(joinedLists(this.content.valuesOfLanguage(actor, languageId)));
    });
  }

  /** Sets the text of an empty value; refused if it already has one. */
  async createValue(member: Member, keyId: number, body: CreateValueBody): Promise<ValueView> {
    const { place, form } = await this.formOf(member, body);
    const quantityString = form ?? body.quantityString;
    const creation = found(
      await this.queries.create(member, keyId, { ...body, quantityString }, form && place),
    );
    if (creation.isPlural ? form === null : body.quantityString !== null)
      throw await this.refusedForm(member, body, creation);
    if (creation.access !== 'target' || !creation.isEntitled)
      throw new ForbiddenError(ErrorCode.Unauthorized);
    if (!creation.isCurrent) throw new ConflictError(ErrorCode.Conflict);
    if (creation.value === null) throw new RuleError(ErrorCode.ValueAlreadyExists);
    this.publish(member, 'value.written', creation.value);
    return creation.value;
  }

  /** Saving the current text again succeeds without a change, so that a call without a response can be repeated. */
  async writeValue(member: Member, ref: ValueRef, body: UpdateValue): Promise<ValueView> {
    const { value, isChanged } = await this.database.untilUnlocked(async () =>
      writable(await this.queries.writeValue(member, ref, body)),
    );
    if (isChanged) this.publish(member, 'value.written', value);
    else if (value.name !== body.name) throw await this.conflict(member, value);
    return value;
  }

  /** A review applies to the version that was read: another version is a conflict, even if it has the wanted status. */
  async reviewValue(member: Member, ref: ValueRef, status: ValueStatus): Promise<ValueView> {
    const { value, isChanged } = await this.database.untilUnlocked(async () =>
      status === 'validated' && (await this.checks.isOn(member.projectId))
        ? this.database.transaction(() => this.validate(member, ref))
        : writable(await this.queries.review(member, ref, status)),
    );
    if (isChanged) {
      this.publish(member, 'value.reviewed', value);
      return value;
    }
    if (ref.version !== null && ref.version !== value.version) throw await this.conflict(member, value);
    if (status === 'validated' && value.name === '') throw new RuleError(ErrorCode.EmptyValue);
    return value;
  }

  /** The text is locked by its change: what is checked is what is validated. */
  private async validate(member: Member, ref: ValueRef): Promise<Change> {
    const change = writable(await this.queries.review(member, ref, 'validated'));
    if (!change.isChanged) return change;
    const findings = await this.checks.errorsFor(member, ref.valueId);
    if (findings !== null) throw new RuleError(ErrorCode.ChecksFailed, { findings });
    return change;
  }

  /** Confirms that a text fits the source text shown. An older version than the known one changes nothing. */
  async confirmSource(member: Member, ref: ValueRef, sourceVersion: number): Promise<ValueView> {
    const { value, isChanged } = await this.database.untilUnlocked(async () =>
      writable(await this.queries.confirmSource(member, ref, sourceVersion)),
    );
    if (isChanged) this.publish(member, 'value.confirmed', value);
    return value;
  }

  /**
   * Returns the plural form that the caller means (null if the language does not have it), with the tag and mode it
   * depends on.
   */
  private async formOf(
    member: Member,
    { languageId, quantityString }: CreateValueBody,
  ): Promise<{ place: PluralPlace | null; form: PluralForm | null }> {
    if (quantityString === null) return { place: null, form: null };
    const place = await this.queries.pluralPlace(member, languageId);
    return { place, form: place && calledForm(quantityString, place) };
  }

  private async refusedForm(
    member: Member,
    { languageId, quantityString }: CreateValueBody,
    { isPlural, keyName }: Creation,
  ): Promise<InvalidError> {
    const key = keyName ?? '';
    const place = isPlural ? await this.queries.pluralPlace(member, languageId) : null;
    const message = place ? formRefusal(quantityString, key, place) : singularRefusal(quantityString, key);
    return new InvalidError(ErrorCode.ValidationError, { fields: { quantityString: message } });
  }

  private publish(member: Member, action: ValueAction, value: ValueView): void {
    this.events.publish(new ContentChanged(member, 'edit', [valueChange(action, value)]));
  }

  /** Includes the current value and its author, which a user needs to choose between two texts. */
  private async conflict(member: Member, value: ValueView): Promise<ConflictError> {
    const updatedBy = await this.queries.authorOf(member, value);
    const current: ContestedValue = { ...value, updatedBy };
    return new ConflictError(ErrorCode.Conflict, { current });
  }
}

/** @throws NotFoundError unless the key and the language exist */
function found(creation: Creation | null): Creation {
  if (creation === null || creation.isPlural === null) throw new NotFoundError(ErrorCode.NotExistingKey);
  if (creation.access === null || creation.isCurrent === null)
    throw new NotFoundError(ErrorCode.NotExistingLanguage);
  return creation;
}

function writable(change: Change | null): Change {
  if (change === null) throw new NotFoundError(ErrorCode.NotExistingValue);
  if (!change.mayWrite) throw new ForbiddenError(ErrorCode.Unauthorized);
  return change;
}
