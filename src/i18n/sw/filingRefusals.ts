/** Refusals of filed changes, by code; English is in contract/portal/filingRefusals.ts. */
export default {
  'entity-ceased': '%{brn} imevunjwa: hali yake ni CEASED. Hakuna kinachoweza kuhifadhiwa kwa ajili yake.',
  'entity-locked': 'Akaunti ya %{brn} imefungwa. Hakuna kinachoweza kuhifadhiwa hadi ifanye kazi tena.',
  'filing-not-taken': 'Masjala haipokei mabadiliko ya %{brn} kwa sasa. Uliza masjala.',
  'tracking-number-taken':
    'Uwasilishaji mwingine una namba ya ufuatiliaji %{trackingNo}, wenye maudhui mengine. Hakuna kilichobadilishwa. Tumia namba nyingine.',
  'filed-to-come': 'Siku ya uwasilishaji %{day} bado haijafika. Weka siku hadi leo.',
  'filed-before-registration':
    'Siku ya uwasilishaji %{day} ni kabla ya taasisi kusajiliwa tarehe %{registered}. Weka siku hiyo au ya baadaye.',
  'new-person-unused': 'Hakuna badiliko linalomtaja mtu mpya %{name}. Mwondoe, au taja wadhifa.',
  'unknown-filed-document': 'Hati “%{name}” haikufika. Chagua faili yake tena.',
  'effect-to-come': 'Badiliko la %{effect}: siku %{day} bado haijafika. Weka siku hadi leo.',
  'effect-before-registration':
    'Badiliko la %{effect}: siku %{day} ni kabla ya taasisi kusajiliwa tarehe %{registered}. Weka siku hiyo au ya baadaye.',
  'effect-after-end': 'Badiliko la %{effect}: taasisi imevunjwa na badiliko la awali la uwasilishaji huu.',
  'effect-unknown-person': 'Badiliko la %{effect}: mtu huyo hayupo kwenye faili. Pakia upya kisha chagua tena.',
  'effect-unknown-class': 'Badiliko la %{effect}: aina hiyo ya hisa haipo kwenye faili. Pakia upya kisha chagua tena.',
  'effect-unknown-village': 'Badiliko la %{effect}: kijiji hicho hakipo. Kichague tena.',
  'effect-person-later':
    'Badiliko la %{effect}: %{name} yuko kwenye faili hii tangu %{day}. Weka siku hiyo au ya baadaye, au ongeza mtu kama mpya.',
  'effect-other-kind': 'Badiliko la %{effect}: %{name} hana maelezo haya: %{fields}.',
  'effect-role-of-kind': 'Badiliko la %{effect}: aina hii ya taasisi haina wadhifa %{role}.',
  'effect-role-held': 'Badiliko la %{effect}: %{name} tayari ana wadhifa %{role}, tangu %{since}.',
  'effect-role-held-always': 'Badiliko la %{effect}: %{name} tayari ana wadhifa %{role}.',
  'effect-role-not-held':
    'Badiliko la %{effect}: %{name} hana wadhifa %{role}, kwa hiyo hauwezi kuisha. Hifadhi uteuzi kwanza.',
  'effect-role-reversed':
    'Badiliko la %{effect}: %{name} ana wadhifa %{role} tangu %{since}. Unaweza kuisha siku ya baadaye, si %{day}.',
  'effect-second-secretary':
    'Badiliko la %{effect}: %{name} ni katibu wakati huo. Hifadhi mwisho wa wadhifa huo katika uwasilishaji huu huu, au weka siku nyingine.',
  'effect-nothing-changes': 'Badiliko la %{effect} halibadilishi kitu: faili inasema vivyo hivyo tarehe %{day}.',
  'effect-name-taken': 'Badiliko la %{effect}: %{brn} ina jina %{name}. Chagua jina lingine.',
  'effect-no-shares': 'Badiliko la %{effect}: aina hii ya taasisi haina hisa.',
  'effect-class-taken': 'Badiliko la %{effect}: faili tayari ina aina ya hisa iitwayo %{name}.',
  'effect-late-shares':
    'Badiliko la %{effect}: hisa zilibadilika tayari tarehe %{day}. Badiliko la kabla ya siku hiyo lingefanya ya baadaye yawe na makosa. Weka siku hiyo au ya baadaye.',
  'effect-late-status': 'Badiliko la %{effect}: hali ilibadilika tayari tarehe %{day}. Weka siku hiyo au ya baadaye.',
  'effect-below-allotted':
    'Badiliko la %{effect}: hisa %{allotted} za %{name} zimegawiwa. Aina hiyo haiwezi kuwa na chache zaidi.',
  'effect-beyond-capital':
    'Badiliko la %{effect}: aina %{name} ina hisa %{number}, ambazo %{allotted} zimegawiwa. %{shares} zaidi ni nyingi mno: ongeza mtaji wa aina hiyo kwanza.',
  'effect-too-few-shares':
    'Badiliko la %{effect}: %{name} ana hisa %{held} za aina hii, na hawezi kuhamisha %{shares}.',
  'effect-same-holder': 'Badiliko la %{effect}: chagua mtu mwingine wa kupokea hisa.',
}
