/** Refusals of filed changes; see contract/errors.ts. `effect` is the place of an effect in its filing, from 1. */
export const filingRefusals = {
  'entity-ceased': [409, '%{brn} is dissolved. Only its restoration can be filed for it, with the order and its day.'],
  'entity-struck-off': [
    409,
    '%{brn} is on the list of de-registrations. Only its restoration can be filed for it, with the order and its day.',
  ],
  'entity-locked': [409, 'The account of %{brn} is locked. Nothing can be filed until it is active again.'],
  'filing-not-taken': [409, 'The registry takes no filing for %{brn} at the moment. Ask the registry.'],
  'tracking-number-taken': [
    409,
    'Another filing has the tracking number %{trackingNo}, with other content. Nothing was changed. Use another number.',
  ],
  'filed-to-come': [400, 'The day of filing %{day} is still to come. Enter a day up to today.'],
  'filed-before-registration': [
    400,
    'The day of filing %{day} is before the entity was registered on %{registered}. Enter that day or a later one.',
  ],
  'new-person-unused': [400, 'No effect names the new person %{name}. Remove the person, or name the role.'],
  'unknown-filed-document': [400, 'The document “%{name}” did not arrive. Choose its file again.'],
  'effect-to-come': [400, 'Effect %{effect}: the day %{day} is still to come. Enter a day up to today.'],
  'effect-before-registration': [
    400,
    'Effect %{effect}: the day %{day} is before the entity was registered on %{registered}. Enter that day or a later one.',
  ],
  'effect-after-end': [
    409,
    'Effect %{effect}: the entity is dissolved or struck off by then. Only its restoration can be filed for it: add that before this effect.',
  ],
  'effect-not-ended': [
    409,
    'Effect %{effect}: the entity is neither dissolved nor struck off, so it cannot be restored.',
  ],
  'effect-restored-name': [
    409,
    'Effect %{effect}: %{brn} has the name %{name} by now. Add a new name of the restored entity to this filing.',
  ],
  'effect-restoration-permit': [
    403,
    'Effect %{effect}: the entity is on the list of de-registrations, whose entries you may not reverse. Ask someone who may.',
  ],
  'rolled-back-name': [
    409,
    '%{holder} has the name %{name} by now, so %{brn} cannot be registered again under it. File its restoration with a new name first.',
  ],
  'effect-unknown-person': [409, 'Effect %{effect}: the file has no such person. Reload and choose again.'],
  'effect-unknown-class': [409, 'Effect %{effect}: the file has no such class of shares. Reload and choose again.'],
  'effect-unknown-village': [409, 'Effect %{effect}: there is no such village. Choose it again.'],
  'effect-person-later': [
    409,
    'Effect %{effect}: %{name} is in this file from %{day}. Enter that day or a later one, or add the person as a new one.',
  ],
  'effect-other-kind': [400, 'Effect %{effect}: %{name} does not have these particulars: %{particulars}.'],
  'effect-role-of-kind': [409, 'Effect %{effect}: this kind of entity has no role %{office}.'],
  'effect-role-held': [409, 'Effect %{effect}: %{name} has the role %{office} already, since %{since}.'],
  'effect-role-held-always': [409, 'Effect %{effect}: %{name} has the role %{office} already.'],
  'effect-role-not-held': [
    409,
    'Effect %{effect}: %{name} does not have the role %{office}, so it cannot end. File the appointment first.',
  ],
  'effect-role-reversed': [
    409,
    'Effect %{effect}: %{name} has the role %{office} from %{since}. It can end on a later day, not on %{day}.',
  ],
  'effect-second-secretary': [
    409,
    'Effect %{effect}: %{name} is secretary at that time. File the end of that role in the same filing, or another day.',
  ],
  'effect-nothing-changes': [409, 'Effect %{effect} changes nothing: the file says the same on %{day}.'],
  'effect-name-taken': [409, 'Effect %{effect}: %{brn} has the name %{name}. Choose another name.'],
  'effect-no-shares': [409, 'Effect %{effect}: this kind of entity has no shares.'],
  'effect-class-taken': [409, 'Effect %{effect}: the file has a class of shares named %{class} already.'],
  'effect-late-shares': [
    409,
    'Effect %{effect}: the shares changed on %{day} already. A change before that day would make the later ones wrong. Enter that day or a later one.',
  ],
  'effect-late-status': [409, 'Effect %{effect}: the status changed on %{day} already. Enter that day or a later one.'],
  'effect-below-allotted': [
    409,
    'Effect %{effect}: %{allotted} shares of %{class} are allotted. The class cannot have fewer.',
  ],
  'effect-beyond-capital': [
    409,
    'Effect %{effect}: the class %{class} has %{number} shares, of which %{allotted} are allotted. %{shares} more are too many: raise the capital of the class first.',
  ],
  'effect-too-few-shares': [
    409,
    'Effect %{effect}: %{name} holds %{held} shares of this class, and cannot transfer %{shares}.',
  ],
  'effect-charge-taken': [
    409,
    'Effect %{effect}: the file has a charge with the number %{charge} already. Enter another number.',
  ],
  'effect-charge-later': [
    409,
    'Effect %{effect}: the charge was created on %{day}, so it cannot be registered before. Check both days.',
  ],
  'effect-unknown-currency': [
    400,
    'Effect %{effect}: %{currency} is not a currency of ISO 4217. Enter a code such as USD.',
  ],
  'effect-unknown-charge': [409, 'Effect %{effect}: the file has no charge %{charge}. Reload and choose again.'],
  'effect-charge-satisfied': [409, 'Effect %{effect}: the charge %{charge} is satisfied already, since %{day}.'],
  'effect-satisfied-early': [
    409,
    'Effect %{effect}: the charge %{charge} was registered on %{day}. Enter that day or a later one.',
  ],
  'effect-same-holder': [400, 'Effect %{effect}: choose another person to receive the shares.'],
} as const
